import { Children, isValidElement, type ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { shape } from '../Figure/Figure.css.js';
import { caseFigure } from '../Figure/figures.js';
import type { Drawing, ShapeGroup } from '../Figure/shapes.js';
import { Shapes } from '../Figure/Shapes.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './CareerCard.css.js';
import drawings from './drawings.json' with { type: 'json' };

/** The drawings of stages; a case study has its own. */
export const careerFigureNames = ['founding', 'growth', 'crisis', 'board'] as const;

/**
 * What a stage of a career is drawn as: a door that is only marked out, one that has more than doubled, stairs
 * whose first step is not in its place, the table of a board.
 */
export type CareerFigureName = (typeof careerFigureNames)[number];

export interface CareerCardProps extends ElementProps<HTMLElement> {
  /** A kind of responsibility, or of training. */
  title: ReactNode;
  /** What was learned in it. */
  text?: ReactNode;
  /** Lines below the text, or in its place: degrees, programmes. */
  items?: readonly ReactNode[] | undefined;
  /** Leads to the outcome. */
  link?: { href: string; label: ReactNode } | undefined;
  /** The drawing above it; in a `CareerPath` only, where each card has one. */
  figure?: CareerFigureName | undefined;
}

/** A career stage. Put four of them into `CareerPath`, others into `CareerCards`. */
export function CareerCard({ title, text, items = [], link, figure, ...element }: CareerCardProps) {
  return (
    <article {...element} className={figure ? styles.station : styles.row}>
      {figure && <Station name={figure} />}
      <Heading level={3}>{title}</Heading>
      <div className={styles.body}>
        {text && <p>{text}</p>}
        {items.length > 0 && (
          <ul>
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        )}
        {link && (
          <p>
            <Anchor href={link.href}>{link.label}</Anchor>
          </p>
        )}
      </div>
    </article>
  );
}

/**
 * Without the transforms that set the figures side by side in the file: a card shows one alone. Each begins where its
 * words do, and the doors are of one height.
 */
const [founding, board] = (drawings as { stations: Drawing }).stations.groups.map(({ shapes }) => ({
  shapes,
}));
const stations: Record<CareerFigureName, ShapeGroup> = {
  founding: founding!,
  growth: { ...caseFigure('growth'), transform: 'translate(-32) scale(1.216)' },
  crisis: { ...caseFigure('restructuring'), transform: 'translate(-22) scale(1.216)' },
  board: board!,
};

/** Side by side, the first brings the floor of all; one below the other, each has its own line. */
function Station({ name }: { name: CareerFigureName }) {
  const drawn: ShapeGroup | undefined = stations[name];
  assertUsage(!!drawn, `CareerCard: there is no drawing “${name}”. Correct the \`figure\`.`);
  return (
    <svg
      className={styles.figure}
      viewBox="0 -180 224 240"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className={classes(shape.shade, styles.floor)} d="M-2000 0H4000V3000H-2000z" />
      <path
        className={classes(shape.line, name !== 'founding' && styles.ownLine)}
        d="M-2000 0H4000"
      />
      {drawn && (
        <g transform={drawn.transform}>
          <Shapes shapes={drawn.shapes} />
        </g>
      )}
    </svg>
  );
}

export interface CareerPathProps extends ElementProps<HTMLElement> {
  /** The section's heading (h2). */
  title: ReactNode;
  /** Four `CareerCard`s, each with a `figure`, in the order of time. */
  children: ReactNode;
}

/** The stages of a career as objects on one line: a section from edge to edge. */
export function CareerPath({ title, children, ...element }: CareerPathProps) {
  assertUsage(
    () =>
      Children.count(children) === 4 &&
      Children.toArray(children).every(
        (card) =>
          !isValidElement<CareerCardProps>(card) || card.type !== CareerCard || card.props.figure,
      ),
    'CareerPath: takes four `CareerCard`s, each with a `figure`. Put others into `CareerCards`.',
  );
  return (
    <section {...element} className={classes(plane, styles.path)}>
      <Heading level={2}>{title}</Heading>
      <div className={styles.stations}>{children}</div>
    </section>
  );
}

export interface CareerCardsProps extends ElementProps<HTMLDivElement> {
  /** `CareerCard`s. */
  children: ReactNode;
  /** `large` where they are a section of their own, across the page. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** Career cards as the rows of a ledger, each title beside its text. */
export function CareerCards({ children, size = 'medium', ...element }: CareerCardsProps) {
  return (
    <div {...element} className={size === 'large' ? styles.large : styles.ledger}>
      {children}
    </div>
  );
}
