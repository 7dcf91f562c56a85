import type { ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Heading } from '../Heading/Heading.js';
import { threshold } from '../Section/Section.css.js';
import * as styles from './FeatureCards.css.js';

export type Feature = {
  /** What the lever moves. */
  title: ReactNode;
  /** Four points. */
  points: readonly [ReactNode, ReactNode, ReactNode, ReactNode];
  /** Where to read on. The text differs from lever to lever, so that it makes sense when read alone. */
  link: { href: string; label: ReactNode };
};

export type FeatureCardsProps = {
  /** The section's heading (h2). */
  title: ReactNode;
  /** A sentence about it. */
  note: ReactNode;
  /** Three, from the first step to the highest. */
  levers: readonly [Feature, Feature, Feature];
};

/** Three offers as three steps of a stair. */
export function FeatureCards({ title, note, levers }: FeatureCardsProps) {
  assertUsage(
    levers.length === 3 && levers.every(({ points }) => points.length === 4),
    'FeatureCards: takes three levers with four points each. For two offers use ServiceCards.',
  );
  return (
    <section className={classes(styles.room, threshold)}>
      <div className={styles.stairs}>
        <div className={styles.head}>
          <Heading level={2}>{title}</Heading>
          <p className={styles.note}>{note}</p>
        </div>
        {levers.map((lever, index) => (
          <article
            key={lever.link.href + index}
            className={classes(index === 2 && plane, styles.step, styles.treads[index])}
          >
            <p className={styles.numeral} aria-hidden="true">
              {index + 1}
            </p>
            <div className={styles.title}>
              <Heading level={3}>{lever.title}</Heading>
            </div>
            <ul className={styles.points}>
              {lever.points.map((point, i) => (
                <li key={i} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
            <div className={styles.link}>
              <ButtonLink tone="quiet" href={lever.link.href} arrow>
                {lever.link.label}
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
