import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import * as strip from '../CaseTeaser/CaseTeaser.css.js';
import { CaseDrawing } from '../Figure/Figure.js';
import type { CaseFigureName } from '../Figure/figures.js';
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
  /** Link to the result, or to more. */
  link?: { href: string; label: ReactNode } | undefined;
}

/** A career stage, a training, one of several ways. Put several into `CareerCards`. */
export function CareerCard({ title, text, items = [], link, ...element }: CareerCardProps) {
  return (
    <article {...element} className={styles.card}>
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
            <Anchor href={link.href}>{link.label}</Anchor>
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

export interface CareerSceneProps extends ElementProps<HTMLElement> {
  /** The section's heading (h2), set small. */
  title: ReactNode;
  /** The stage that counts most, set large beside its drawing; its title is a heading (h3). */
  first: {
    title: ReactNode;
    text: ReactNode;
    link: { href: string; label: ReactNode };
    figure: CaseFigureName;
  };
  /** The other stages: `CareerCards`, on the floor. */
  children: ReactNode;
}

/** A career as a room: its first stage on the wall, the others on the floor. Once a page. */
export function CareerScene({ title, first, children, ...element }: CareerSceneProps) {
  return (
    <section {...element} className={classes(plane, styles.career)}>
      <div className={strip.stripWall}>
        <div className={classes(strip.stripWords, styles.first)}>
          <h2 className={styles.label}>{title}</h2>
          <Heading level={3} size="h1">
            {first.title}
          </Heading>
          <p className={strip.stripText}>{first.text}</p>
          <p>
            <Anchor href={first.link.href}>{first.link.label}</Anchor>
          </p>
        </div>
        <div className={strip.stripDrawing}>
          <CaseDrawing name={first.figure} />
        </div>
      </div>
      <div className={classes(floor, styles.floor)}>{children}</div>
    </section>
  );
}
