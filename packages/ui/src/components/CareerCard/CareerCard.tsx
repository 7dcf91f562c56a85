import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './CareerCard.css.js';

export type CareerCardProps = ElementProps<HTMLElement> & {
  /** A kind of responsibility, or of training. */
  title: ReactNode;
  /** What was learned in it. */
  text?: ReactNode;
  /** Lines below the text, or in its place: degrees, programmes. */
  items?: readonly ReactNode[] | undefined;
  /** Leads to the outcome. */
  link?: { href: string; label: ReactNode } | undefined;
};

/** A career stage. Put two to four of them into `CareerCards`. */
export function CareerCard({ title, text, items = [], link, ...element }: CareerCardProps) {
  return (
    <article {...element} className={styles.card}>
      <Heading level={3}>{title}</Heading>
      <div className={styles.body}>
        {text && <p>{text}</p>}
        {items.length > 0 && (
          <ul>
            {items.map((item, index) => (
              <li key={index} className={styles.item}>
                {item}
              </li>
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

export type CareerCardsProps = ElementProps<HTMLDivElement> & {
  /** `CareerCard`s, as many as fill the rows. */
  children: ReactNode;
  /** Number of columns on a wide screen. @default 2 */
  columns?: 2 | 3 | undefined;
};

/** Career cards in columns; titles and texts are level. */
export function CareerCards({ children, columns = 2, ...element }: CareerCardsProps) {
  return (
    <div {...element} className={styles.columns[columns]}>
      {children}
    </div>
  );
}
