import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { caseFigure, planeFigure, type CaseFigureName, type FigureName } from './figures.js';
import * as styles from './Figure.css.js';
import { Shapes } from './Shapes.js';

export type NamePlate = {
  /** Who works here. A long name is set smaller. */
  name: string;
  /** What for, in up to three short lines. */
  lines: readonly string[];
};

export type PlaneFigureProps = {
  /** Which drawing: a plane's, or that of a case study. */
  name?: FigureName | undefined;
  /** A drawing of your own instead, in SVG 212 wide with the floor line at y = 0: `<path d="M40 0v-180h112V0" />`. Brass lines unless they say otherwise. */
  children?: ReactNode;
  /** A plate on the wall beside the door. */
  plate?: NamePlate | undefined;
};

/** The drawing of a plane, decorative. It hangs on the floor line of the `Hero` or `CallToAction` it is given to. */
export function PlaneFigure({ name, children, plate }: PlaneFigureProps) {
  const drawing = name && planeFigure(name);
  return (
    <svg
      className={classes(styles.planeFigure, name === 'doorway' && styles.lifeSize)}
      viewBox="0 0 212 106"
      aria-hidden="true"
    >
      {drawing ? (
        <g transform={drawing.transform}>
          <Shapes shapes={drawing.shapes} />
        </g>
      ) : (
        <g className={styles.shape.line}>{children}</g>
      )}
      {plate && <Plate {...plate} />}
    </svg>
  );
}

/** Widest line of the plate, and the width of an average letter in relation to its size. */
const plateLine = { width: 80, letter: 0.47 };

function Plate({ name, lines }: NamePlate) {
  const size = (words: string, largest: number) =>
    Math.min(largest, Math.round((10 * plateLine.width) / words.length / plateLine.letter) / 10);
  const smaller = Math.min(...lines.map((line) => size(line, 9)));
  return (
    <g className={styles.plate}>
      <path className={styles.shape.silhouette} d="M-77-169h108v82h-108z" />
      <path className={styles.plateFace} d="M-80-172h108v82h-108z" />
      <text x="-26" y="-150" fontSize={size(name, 12)}>
        {name}
      </text>
      <path className={styles.shape.lineFaint} d="M-37-141h22" />
      {lines.map((line, i) => (
        <text key={line} x="-26" y={-126 + 12 * i} fontSize={smaller}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The drawing at the head of a case study: larger, and its light falls on over the floor. */
export function CaseDrawing({ name }: { name: CaseFigureName }) {
  return (
    <svg className={styles.caseDrawing} viewBox="0 -132 256 132" aria-hidden="true">
      <Shapes shapes={caseFigure(name)} />
    </svg>
  );
}

/** The abstract drawing of a case study, decorative. */
export function CaseFigure({ name }: { name: CaseFigureName }) {
  return (
    <svg
      className={styles.caseFigure}
      viewBox="0 -132 256 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.shape.shade} d="M0 0h256v28H0z" />
      <path className={styles.shape.line} d="M0-.5h256" />
      {/* On so little floor no light runs out. */}
      <Shapes shapes={caseFigure(name).map((each) => ({ ...each, fade: 0 }))} />
    </svg>
  );
}
