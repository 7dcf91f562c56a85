import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../Link/Anchor.js';
import type { Numeral } from '../Stats/Stats.js';
import * as styles from './Card.css.js';

interface CardBaseProps extends ElementProps<HTMLElement> {
  /** One sentence about it. */
  text?: ReactNode;
  /** Lines below the text, or instead of it: degrees, programmes, points. */
  items?: readonly ReactNode[] | undefined;
  /** How much of a week it takes, drawn above the title: `full`, or some `days`. @default not drawn */
  week?: 'full' | 'days' | undefined;
  /** Link to the result, or to more. */
  link?: { href: string; label: ReactNode } | undefined;
}

export type CardProps = CardBaseProps &
  (
    | {
        /** Heading (h3). */
        title: ReactNode;
        poster?: undefined;
      }
    | {
        title?: undefined;
        /** The heading in parts, its value huge, across all columns below the others: “Since 2010 …”. */
        poster: Numeral;
      }
  );

/** One of several equals: a career stage, a training, a way to work. Put several into `Cards`. */
export function Card({ title, text, items = [], week, link, poster, ...element }: CardProps) {
  return (
    <article
      {...element}
      className={classes(styles.card, poster && styles.poster, week && styles.week[week])}
    >
      <Heading level={3}>
        {poster ? (
          <>
            {poster.before} <span className={styles.numeral}>{poster.value}</span> {poster.after}
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
            <Anchor component="Card" href={link.href}>
              {link.label}
            </Anchor>
          </p>
        )}
      </div>
    </article>
  );
}

export interface CardsProps extends ElementProps<HTMLDivElement> {
  /** `Card`s; stages in chronological order. */
  children: ReactNode;
  /**
   * `columns`: as many as there is room for. `rows`: each large title beside its text. `facing`: two
   * lists that answer each other, on both sides of one line.
   * @default 'columns'
   */
  variant?: 'columns' | 'rows' | 'facing' | undefined;
}

/** Cards in columns, or below each other. */
export function Cards({ children, variant = 'columns', ...element }: CardsProps) {
  return (
    <div {...element} className={classes(styles.cards, styles.variants[variant])}>
      {children}
    </div>
  );
}
