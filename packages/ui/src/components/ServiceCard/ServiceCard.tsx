import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
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
  /** One or two sentences, large; the title is a small line above them. For `rows`. */
  statement?: ReactNode;
  /** Whom it is for, or what follows from the statement. */
  text?: ReactNode;
  /** A link to a case study, below the points: a small `label`, and the title as a link. */
  caseLink?: { label: ReactNode; title: ReactNode; href: string } | undefined;
  /** Outline level of the title: 2 if the cards have no heading of their own. @default 3 */
  level?: 2 | 3 | undefined;
  /** In the layout `fullBleed`: petrol, or in full light. @default none */
  ground?: 'plane' | 'light' | undefined;
}

/** An offer with three points. Put two side by side with `ServiceCards`. */
export function ServiceCard({
  title,
  points,
  eyebrow,
  statement,
  text,
  caseLink,
  level = 3,
  ground,
  ...element
}: ServiceCardProps) {
  return (
    <article {...element} className={classes(styles.card, ground && styles.ground[ground])}>
      <div className={styles.head}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={level} size={statement ? 'label' : 'h2Small'}>
          {title}
        </Heading>
      </div>
      {(statement || text) && (
        <div className={styles.texts}>
          {statement && <p className={styles.statement}>{statement}</p>}
          {text && <p className={statement ? styles.textBelow : styles.text}>{text}</p>}
        </div>
      )}
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
  /**
   * `rows`: one below the other, with the points beside the rest; each card has a `statement`.
   * `fullBleed`: two large grounds from edge to edge of their `Section`; each card has its `ground`.
   * @default 'columns'
   */
  layout?: 'columns' | 'rows' | 'fullBleed' | undefined;
}

/** Two cards; side by side, their rows are shared. */
export function ServiceCards({ children, layout = 'columns', ...element }: ServiceCardsProps) {
  return (
    <div {...element} className={classes(styles.pair, styles.layouts[layout])}>
      {children}
    </div>
  );
}
