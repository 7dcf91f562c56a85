import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './ServiceCard.css.js';

type Three = readonly [ReactNode, ReactNode, ReactNode];
type Four = readonly [ReactNode, ReactNode, ReactNode, ReactNode];

export interface ServiceCardProps {
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
}

/** One offer with its points. Two of them stand side by side in `ServiceCards`. */
export function ServiceCard({ title, points, eyebrow, text, level = 3 }: ServiceCardProps) {
  const rows = (points.length + (text ? 2 : 1)) as keyof typeof styles.rows;
  return (
    <article className={classes(styles.card, styles.rows[rows])}>
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

export interface ServiceCardsProps {
  /** Two `ServiceCard`s with the same number of points. */
  children: ReactNode;
}

/** Two cards side by side, divided by one brass rule; their rows are shared. */
export function ServiceCards({ children }: ServiceCardsProps) {
  return <div className={styles.pair}>{children}</div>;
}
