import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './CareerCard.css.js';

export interface CareerCardProps extends ElementProps<HTMLElement> {
  /** Heading (h3). */
  title: ReactNode;
  /** One sentence about it. */
  text?: ReactNode;
  /** Lines below the text, or instead of it: degrees, programmes, points. */
  items?: readonly ReactNode[] | undefined;
  /** How much of a week it takes, drawn above the title: `full`, or some `days`. @default not drawn */
  week?: 'full' | 'days' | undefined;
  /** Link to the result, or to more. */
  link?: { href: string; label: ReactNode } | undefined;
}

/** A career stage, a training, one of several ways. Put several into `CareerCards`. */
export function CareerCard({ title, text, items = [], week, link, ...element }: CareerCardProps) {
  return (
    <article {...element} className={classes(styles.card, week && styles.week[week])}>
      <Heading level={3}>{title}</Heading>
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
}

/** Career cards in as many columns as there is room for. */
export function CareerCards({ children, ...element }: CareerCardsProps) {
  return (
    <div {...element} className={styles.cards}>
      {children}
    </div>
  );
}
