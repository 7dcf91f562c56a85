import { Children, type ReactNode } from 'react';
import { logErrorIfUnknown, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { shape } from '../Figure/Figure.css.js';
import { caseFigure } from '../Figure/figures.js';
import type { Drawing, ShapeGroup } from '../Figure/shapePaints.js';
import { Shapes } from '../Figure/Shapes.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './CareerCard.css.js';
import drawings from './drawings.json' with { type: 'json' };

/** Drawings of career stages; case studies have others. */
export const careerFigureNames = ['founding', 'growth', 'crisis', 'board'] as const;

/** Drawing of a career stage. */
export type CareerFigureName = (typeof careerFigureNames)[number];

export interface CareerCardProps extends ElementProps<HTMLElement> {
  /** Heading (h3). */
  title: ReactNode;
  /** One sentence about it. */
  text?: ReactNode;
  /** Lines below the text, or instead of it: degrees, programmes. */
  items?: readonly ReactNode[] | undefined;
  /** Link to the result. */
  link?: { href: string; label: ReactNode } | undefined;
  /** Drawing above the heading; required in a `CareerPath`, and only there. */
  figure?: CareerFigureName | undefined;
}

/** A career stage. Put four of them into `CareerPath`, others into `CareerCards`. */
export function CareerCard({ title, text, items = [], link, figure, ...element }: CareerCardProps) {
  return (
    <article {...element} className={styles.card}>
      {figure && <StageFigure name={figure} />}
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

/** The transforms in the file place the drawings side by side; a card shows one alone. All are as wide. */
const [founding, board] = (drawings as { stages: Drawing }).stages.groups.map(({ shapes }) => ({
  shapes,
}));
const stages: Record<CareerFigureName, ShapeGroup> = {
  founding: founding!,
  growth: { ...caseFigure('growth'), transform: 'translate(-29.7) scale(1.124 1.216)' },
  crisis: {
    // Stacked there is no floor for the shadow.
    shapes: caseFigure('restructuring').shapes.filter(({ role }) => role !== 'shade'),
    transform: 'translate(-7.3) scale(.907)',
  },
  board: board!,
};

/** Side by side, the first drawing has the floor line of all four; stacked, each has its own. */
function StageFigure({ name }: { name: CareerFigureName }) {
  logErrorIfUnknown('CareerCard', stages, name);
  const drawn: ShapeGroup | undefined = stages[name];
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
  /** Four `CareerCard`s in chronological order, each with a `figure`. */
  children: ReactNode;
}

/** Four career stages in a row, each with a drawing; full width. */
export function CareerPath({ title, children, ...element }: CareerPathProps) {
  logErrorUnless(
    () => Children.count(children) === 4,
    'CareerPath: takes four `CareerCard`s, each with a `figure`. Put others into `CareerCards`.',
  );
  return (
    <section {...element} className={classes(plane, styles.path)}>
      <Heading level={2}>{title}</Heading>
      <div className={styles.stages}>{children}</div>
    </section>
  );
}

export interface CareerCardsProps extends ElementProps<HTMLDivElement> {
  /** `CareerCard`s. */
  children: ReactNode;
}

/** Career cards in as many columns as there is room for. */
export function CareerCards({ children, ...element }: CareerCardsProps) {
  return (
    <div {...element} className={styles.cards}>
      {children}
    </div>
  );
}
