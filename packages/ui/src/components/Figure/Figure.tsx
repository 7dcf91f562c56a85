import { classes } from '../../styles/classes.js';
import {
  caseFigures,
  planeFigures,
  type CaseFigureName,
  type PlaneFigureName,
  type Shape,
} from './figures.js';
import * as styles from './Figure.css.js';

function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ role, d, on }) => (
    <path key={role + d} d={d} className={classes(styles.shape[role], on && styles.only[on])} />
  ));
}

export interface PlaneFigureProps {
  /** Which drawing. */
  name: PlaneFigureName;
}

/** The drawing of a plane, decorative. It hangs on the datum of the `Hero` or `CallToAction` it is given to. */
export function PlaneFigure({ name }: PlaneFigureProps) {
  return (
    <svg className={styles.planeFigure} viewBox="0 0 212 106" aria-hidden="true" focusable="false">
      <Shapes shapes={planeFigures[name]} />
    </svg>
  );
}

export interface CaseFigureProps {
  /** Which case. */
  name: CaseFigureName;
}

/** The abstract drawing of a case study, decorative. */
export function CaseFigure({ name }: CaseFigureProps) {
  return (
    <svg
      className={styles.caseFigure}
      viewBox="0 0 256 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Shapes shapes={caseFigures[name]} />
    </svg>
  );
}
