import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../Link/Anchor.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './ServiceCard.css.js';

export interface ServiceCardProps extends ElementProps<HTMLElement> {
  /** Heading of the card. */
  title: ReactNode;
  /** Three points, a sentence or two each. */
  points: readonly [ReactNode, ReactNode, ReactNode];
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** Whom it is for, below the title. */
  text?: ReactNode;
  /** A case study as proof, below the points: a small `label`, and the title as a link. */
  proof?: { label: ReactNode; title: ReactNode; href: string } | undefined;
  /** Outline level of the title: 2 if the cards have no heading of their own. @default 3 */
  level?: 2 | 3 | undefined;
}

/** An offer with three points. Put two side by side with `ServiceCards`. */
export function ServiceCard({
  title,
  points,
  eyebrow,
  text,
  proof,
  level = 3,
  ...element
}: ServiceCardProps) {
  return (
    <article {...element} className={styles.card}>
      <div className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={level} size="h3">
          {title}
        </Heading>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.points}>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
      {proof && (
        <p className={styles.proof}>
          {proof.label}{' '}
          <Anchor component="ServiceCard" href={proof.href} className={styles.link}>
            {proof.title}
            <Icon name="arrow" />
          </Anchor>
        </p>
      )}
    </article>
  );
}

export interface ServiceCardsProps extends ElementProps<HTMLDivElement> {
  /** Two `ServiceCard`s. */
  children: ReactNode;
  /**
   * `stage`: the page's main offer, in a `Section` with the ground `stage`. Each `text` is large, and
   * the title a small line above it. @default 'columns'
   */
  variant?: 'columns' | 'stage' | undefined;
}

/** Two cards side by side; their rows are shared. */
export function ServiceCards({ children, variant = 'columns', ...element }: ServiceCardsProps) {
  return (
    <div {...element} className={classes(styles.pair, variant === 'stage' && styles.stage)}>
      {children}
    </div>
  );
}
