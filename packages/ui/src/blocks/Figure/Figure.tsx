import type { ReactNode, SVGProps } from 'react';
import Beam from './drawings/beam.svg?react';
import type { CaseFigureName, FigureName } from './figures.js';
import * as styles from './Figure.css.js';

type Drawing = (props: SVGProps<SVGSVGElement>) => ReactNode;

const drawings = import.meta.glob<Drawing>('./drawings/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

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
  const svg = { className: styles.atFloorLine, viewBox: '0 0 212 106' };
  const Drawing = drawings[`./drawings/${name}.svg`];
  if (Drawing) return <Drawing {...svg} />;
  return (
    <svg {...svg} aria-hidden="true">
      <g className="line">{children}</g>
    </svg>
  );
}

/** Light from the figure `door` of a `HomeHero`, on the section below it. */
export function DoorLight() {
  return <Beam className={styles.doorLight} viewBox="0 0 212 106" />;
}

/** The drawing of a case study; its lower edge is the floor line. */
export function CaseFigure({ name }: { name: CaseFigureName }) {
  const Drawing = drawings[`./drawings/${name}.svg`];
  return Drawing && <Drawing className={styles.caseDrawing} viewBox="0 -160 256 160" />;
}

/** A sentence whose words are covered by bars. The `figure` of a `ValueStatement`. */
export function RedactedText() {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: 11 }, (_, word) => (
        <span key={word} className={styles.bar} />
      ))}
    </div>
  );
}
