import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './ServiceCard.css.js';

export type ServiceCardProps = ElementProps<HTMLElement> & {
  /** What is offered (h3). */
  title: ReactNode;
  /** Three points, a sentence or two each. */
  points: readonly [ReactNode, ReactNode, ReactNode];
  /** A small line above the title. */
  eyebrow?: ReactNode;
};

/** One offer with its points. Put two of them side by side with `ServiceCards`. */
export function ServiceCard({ title, points, eyebrow, ...element }: ServiceCardProps) {
  return (
    <article {...element} className={styles.card}>
      <div className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={3}>{title}</Heading>
      </div>
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
  /** Two `ServiceCard`s. */
  children: ReactNode;
};

/** Two cards side by side, divided by one brass rule; their rows are shared. */
export function ServiceCards({ children, ...element }: ServiceCardsProps) {
  return (
    <div {...element} className={styles.pair}>
      {children}
    </div>
  );
}
