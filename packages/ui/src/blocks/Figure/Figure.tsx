import type { FunctionComponent, ReactNode, SVGProps } from 'react';
import Beam from './drawings/beam.svg?react';
import * as styles from './Figure.css.js';

type Drawing<Use> = FunctionComponent<SVGProps<SVGSVGElement>> & { use?: Use };

/** What a `PlaneFigure` shows, such as `DoorDrawing`. */
export type PlaneDrawing = Drawing<'plane'>;
/** What a `CaseFigure` shows, such as `StairsDrawing`. */
export type CaseDrawing = Drawing<'case'>;

export type PlaneFigureProps =
  | {
      /** Such as `DoorDrawing`. */
      drawing: PlaneDrawing;
      children?: never;
    }
  | {
      drawing?: undefined;
      /**
       * Your own SVG, 212 wide, with the floor line at y = 0: `<path d="M40 0v-180h112V0" />`.
       * @default brass lines
       */
      children: ReactNode;
    };

/** A decorative drawing; its y = 0 is the floor line of the `Hero` around it. */
export function PlaneFigure({ drawing: Drawing, children }: PlaneFigureProps) {
  const svg = { className: styles.atFloorLine, viewBox: '0 0 212 106' };
  if (Drawing) return <Drawing {...svg} />;
  return (
    <svg {...svg} aria-hidden="true">
      <g className="line">{children}</g>
    </svg>
  );
}

/** Light from the `DoorDrawing` of a `HomeHero`, on the section below it. */
export function DoorLight() {
  return <Beam className={styles.doorLight} viewBox="0 0 212 106" />;
}

/** The drawing of a case study; its lower edge is the floor line. */
export function CaseFigure({ drawing: Drawing }: { drawing: CaseDrawing }) {
  return <Drawing className={styles.caseDrawing} viewBox="0 -160 256 160" />;
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
