import { classes } from '../../styles/classes.js';
import { caseFigure, planeFigure, type CaseFigureName, type FigureName } from './figures.js';
import * as styles from './Figure.css.js';
import { Shapes } from './Shapes.js';

export type PlaneFigureProps = {
  /** Which drawing: a plane's, or that of a case study. */
  name: FigureName;
};

/** The drawing of a plane, decorative. It hangs on the datum of the `Hero` or `CallToAction` it is given to. */
export function PlaneFigure({ name }: PlaneFigureProps) {
  const { shapes, transform } = planeFigure(name);
  return (
    <svg
      className={classes(styles.planeFigure, name === 'doorway' && styles.lifeSize)}
      viewBox="0 0 212 106"
      aria-hidden="true"
    >
      <g transform={transform}>
        <Shapes shapes={shapes} />
      </g>
    </svg>
  );
}

export type CaseFigureProps = {
  /** Which case. */
  name: CaseFigureName;
};

/** The abstract drawing of a case study, decorative. */
export function CaseFigure({ name }: CaseFigureProps) {
  return (
    <svg
      className={styles.caseFigure}
      viewBox="0 -132 256 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.shape.shade} d="M0 0h256v28H0z" />
      <path className={styles.shape.line} d="M0-.5h256" />
      <Shapes shapes={caseFigure(name)} />
    </svg>
  );
}
