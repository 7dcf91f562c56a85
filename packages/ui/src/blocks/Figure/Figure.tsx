import type { ReactNode, SVGProps } from 'react';
import type { CaseDrawing, HeroDrawing } from './drawings.js';
import { classes } from '../../styles/classes.js';
import { phoneRoom } from '../../styles/heads.css.js';
import * as styles from './Figure.css.js';

export type { CaseDrawing, HeroDrawing };

const drawings = import.meta.glob<(props: SVGProps<SVGSVGElement>) => ReactNode>(
  './drawings/*.svg',
  { query: '?react', import: 'default', eager: true },
);
const drawing = (name?: string) => drawings[`./drawings/${name}.svg`];

const phoneRooms: Partial<Record<HeroDrawing, keyof typeof phoneRoom>> = {
  table: 'inFront',
  chair: 'inFront',
  circle: 'inFront',
  open: 'wide',
  blind: 'low',
};

export type HeroFigureProps =
  | {
      /** The drawing; an unknown one draws nothing. */
      name: HeroDrawing;
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
export function HeroFigure({ name, children }: HeroFigureProps) {
  const room = name && phoneRooms[name];
  const className = classes(styles.atFloorLine, room && phoneRoom[room]);
  const svg = { className, viewBox: '0 0 212 106' };
  const Drawing = drawing(name);
  if (Drawing) return <Drawing {...svg} />;
  return (
    <svg {...svg} aria-hidden="true">
      <g className="line">{children}</g>
    </svg>
  );
}

/** Light from the `door` of a `large` `Hero`, on the section below it. */
export function DoorLight() {
  const Beam = drawing('beam')!;
  return <Beam className={styles.doorLight} viewBox="0 0 212 106" />;
}

export interface CaseFigureProps {
  /** The drawing; an unknown one draws nothing. */
  name: CaseDrawing;
}

/** The drawing of a case study; its lower edge is the floor line. */
export function CaseFigure({ name }: CaseFigureProps) {
  const Drawing = drawing(name);
  return Drawing && <Drawing className={styles.caseDrawing} viewBox="0 -160 256 160" />;
}

/** A circle of chairs from above, as one of two `Columns`. */
export function SeatingPlan() {
  const Plan = drawing('plan')!;
  return <Plan className={styles.plan} />;
}

/** Letters of each word of a sentence. */
const words = [3, 5, 4, 3, 6, 8, 3, 7, 5, 2, 14];

/** A sentence whose words are covered by bars. The `figure` of a `ValueStatement`. */
export function RedactedText() {
  return (
    <div className={styles.bars} aria-hidden="true">
      {words.map((letters, index) => (
        <span key={index} className={styles.bar}>
          {'\u2007'.repeat(letters)}
        </span>
      ))}
    </div>
  );
}
