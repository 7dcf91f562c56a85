import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../../internal/Anchor.js';
import * as styles from './Card.css.js';

export interface CardProps extends ElementProps<HTMLElement> {
  /** Heading (h3). */
  title: ReactNode;
  text?: ReactNode;
  /** Lines below the text, or instead of it: degrees, programmes, points. */
  items?: readonly ReactNode[] | undefined;
  /** The first of the lines, bolder: it sums up the `items`. Alone in `rows`, it completes the title. */
  summary?: ReactNode;
  /** Leads on, below the lines. */
  link?: { href: string; label: ReactNode } | undefined;
  /** `large` in `pair`, `trio` and `rows`. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** One of several equals: a career stage, a training, a way to work. Put several into `Cards`. */
export function Card({
  title,
  text,
  items = [],
  summary,
  link,
  size = 'medium',
  ...element
}: CardProps) {
  const isLarge = size === 'large';
  return (
    <article {...element} className={styles.card}>
      <Heading level={3} size={isLarge ? 'h2Small' : 'h3Small'}>
        {title}
      </Heading>
      <div className={classes(styles.body, isLarge && styles.largeBody)}>
        {text && <p>{text}</p>}
        {(summary || items.length > 0) && (
          <ul>
            {summary && <li className={styles.summary}>{summary}</li>}
            {items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        )}
        {link && (
          <p className={styles.link}>
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
   * `columns`: as many as have room. `pair`: two short ones that are compared, side by side on a phone, too.
   * `trio`: three large ones, side by side from a desktop's width on. `rows`: each title beside its text.
   * @default 'columns'
   */
  layout?: 'columns' | 'pair' | 'trio' | 'rows' | undefined;
}

/** Several `Card`s. */
export function Cards({ children, layout = 'columns', ...element }: CardsProps) {
  return (
    <div {...element} className={classes(styles.cards, styles.layouts[layout])}>
      {children}
    </div>
  );
}
