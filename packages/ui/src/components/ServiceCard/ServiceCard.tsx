import { Children, isValidElement, type ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './ServiceCard.css.js';

type Three = readonly [ReactNode, ReactNode, ReactNode];
type Four = readonly [ReactNode, ReactNode, ReactNode, ReactNode];

export type ServiceCardProps = ElementProps<HTMLElement> & {
  /** What is offered. */
  title: ReactNode;
  /** Three or four points, a sentence or two each. */
  points: Three | Four;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** For whom, or when; one sentence. */
  text?: ReactNode;
  /** Place of the title in the page's outline. @default 3 */
  level?: 3 | 4;
};

/** The rows of the pair that a card takes: its head, its text where there is one, and its points. */
const rowsOf = ({ points, text }: Pick<ServiceCardProps, 'points' | 'text'>) =>
  (points.length + (text ? 2 : 1)) as keyof typeof styles.rows;

/** One offer with its points. Put two of them side by side with `ServiceCards`. */
export function ServiceCard({
  title,
  points,
  eyebrow,
  text,
  level = 3,
  ...element
}: ServiceCardProps) {
  assertUsage(
    points.length === 3 || points.length === 4,
    'ServiceCard: takes three or four points. Move the rest into `text`, or use List.',
  );
  return (
    <article {...element} className={classes(styles.card, styles.rows[rowsOf({ points, text })])}>
      <div className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={level} size="h3">
          {title}
        </Heading>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.points}>
        {points.map((point, index) => (
          <li key={index} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </article>
  );
}

export type ServiceCardsProps = ElementProps<HTMLDivElement> & {
  /** Two `ServiceCard`s with the same number of points, and a text on both or on neither. */
  children: ReactNode;
};

/** Two cards side by side, divided by one brass rule; their rows are shared. */
export function ServiceCards({ children, ...element }: ServiceCardsProps) {
  assertUsage(
    new Set(Children.toArray(children).map(rowsTaken)).size <= 1,
    'ServiceCards: both cards need the same number of rows. Give both the same number of points, and a text to both or to neither.',
  );
  return (
    <div {...element} className={styles.pair}>
      {children}
    </div>
  );
}

/** Of a card that is given as such; what a component around it takes cannot be seen from here. */
function rowsTaken(child: ReactNode): number | undefined {
  return isValidElement<ServiceCardProps>(child) && child.type === ServiceCard
    ? rowsOf(child.props)
    : undefined;
}
