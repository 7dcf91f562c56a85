import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../../internal/Anchor.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './ServiceCard.css.js';

export interface ServiceCardProps extends ElementProps<HTMLElement> {
  title: ReactNode;
  /** Three points, a sentence or two each. */
  points: readonly [ReactNode, ReactNode, ReactNode];
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** Whom it is for, or what follows from the title. */
  text?: ReactNode;
  /** A link to a case study, below the points: a small `label`, and the title as a link. */
  caseLink?: { label: ReactNode; title: ReactNode; href: string } | undefined;
  /** Outline level of the title: 2, and smaller, if no heading is above the cards. @default 3 */
  level?: 2 | 3 | undefined;
}

/** An offer with three points. Put two side by side with `ServiceCards`. */
export function ServiceCard({
  title,
  points,
  eyebrow,
  text,
  caseLink,
  level = 3,
  ...element
}: ServiceCardProps) {
  return (
    <article {...element} className={styles.card}>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={level} size={level === 2 ? 'h3' : 'h2Small'}>
          {title}
        </Heading>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.points}>
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
      {caseLink && (
        <p className={styles.caseLink}>
          {caseLink.label}{' '}
          <Anchor component="ServiceCard" href={caseLink.href} className={styles.link}>
            {caseLink.title}
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
}

/** Two cards; side by side, their rows are shared. */
export function ServiceCards({ children, ...element }: ServiceCardsProps) {
  return (
    <div {...element} className={styles.pair}>
      {children}
    </div>
  );
}
