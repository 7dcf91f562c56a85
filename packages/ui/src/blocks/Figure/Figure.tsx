import type { ReactNode } from 'react';
import { planeFigure, type CaseFigureName, type FigureName } from './figures.js';
import * as styles from './Figure.css.js';
import { Shapes } from './Shapes.js';

export type PlaneFigureProps =
  | {
      /** Name of the drawing. */
      name: FigureName;
      children?: never;
    }
  | {
      name?: undefined;
      /**
       * Your own SVG, 212 wide, with the floor line at y = 0: `<path d="M40 0v-180h112V0" />`.
       * @default brass lines
       */
      children: ReactNode;
    };

/** A decorative drawing; its y = 0 is the floor line of the `Hero` around it. */
export function PlaneFigure({ name, children }: PlaneFigureProps) {
  return (
    <svg className={styles.atFloorLine} viewBox="0 0 212 106" aria-hidden="true">
      {name ? (
        planeFigure(name).map(({ transform, shapes }, index) => (
          <g key={index} transform={transform}>
            <Shapes shapes={shapes} />
          </g>
        ))
      ) : (
        <g className={styles.shape.line}>{children}</g>
      )}
    </svg>
  );
}

/** Light from the figure `door` of a `Hero`, on the section below it. */
export function DoorLight() {
  const door = planeFigure('door')[0]!;
  return (
    <svg className={styles.doorLight} viewBox="0 0 212 106" aria-hidden="true">
      <g transform={door.transform}>
        <Shapes shapes={door.shapes.filter(({ fade }) => fade)} />
      </g>
    </svg>
  );
}

/** The drawing of a case study; its lower edge is the floor line. */
export function CaseFigure({ name }: { name: CaseFigureName }) {
  return (
    <svg className={styles.caseDrawing} viewBox="0 -160 256 160" aria-hidden="true">
      <Shapes shapes={planeFigure(name)[0]?.shapes ?? []} />
    </svg>
  );
}
