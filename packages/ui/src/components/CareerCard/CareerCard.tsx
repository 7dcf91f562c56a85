import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../Link/Anchor.js';
import { splitNumeral } from '../Stats/splitNumeral.js';
import * as styles from './CareerCard.css.js';

export interface CareerCardProps extends ElementProps<HTMLElement> {
  /** Heading (h3); its number is set huge if `poster`. */
  title: string;
  /** One sentence about it. */
  text?: ReactNode;
  /** Lines below the text, or instead of it: degrees, programmes, points. */
  items?: readonly ReactNode[] | undefined;
  /** Link to the result, or to more. */
  link?: { href: string; label: ReactNode } | undefined;
  /** Across all columns, below the others: “Since 2010 …”. @default false */
  poster?: boolean | undefined;
}

/** A career stage, a training, one of several ways. Put several into `CareerCards`. */
export function CareerCard({
  title,
  text,
  items = [],
  link,
  poster = false,
  ...element
}: CareerCardProps) {
  const { before, numeral, after } = splitNumeral(title);
  return (
    <article {...element} className={classes(styles.card, poster && styles.poster)}>
      <Heading level={3}>
        {poster ? (
          <>
            {before} <span className={styles.numeral}>{numeral}</span> {after}
          </>
        ) : (
          title
        )}
      </Heading>
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
            <Anchor component="CareerCard" href={link.href}>
              {link.label}
            </Anchor>
          </p>
        )}
      </div>
    </article>
  );
}

export interface CareerCardsProps extends ElementProps<HTMLDivElement> {
  /** `CareerCard`s; stages of a career in chronological order. */
  children: ReactNode;
  /**
   * `columns`: as many as there is room for. `rows`: each large title beside its text.
   * @default 'columns'
   */
  variant?: 'columns' | 'rows' | undefined;
}

/** Career cards beside or below each other. */
export function CareerCards({ children, variant = 'columns', ...element }: CareerCardsProps) {
  return (
    <div {...element} className={classes(styles.cards, styles.variants[variant])}>
      {children}
    </div>
  );
}
