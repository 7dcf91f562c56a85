import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Heading } from '../Heading/Heading.js';
import { floor } from '../../styles/plane.css.js';
import { drawings } from '../Figure/drawings.js';
import { Shapes } from '../Figure/Shapes.js';
import * as styles from './FeatureCards.css.js';

/** One drawing a card; the last repeats. */
const levers = drawings.levers.groups;

export type Feature = {
  /** Heading (h3). */
  title: ReactNode;
  /** Two to five points, the same number in each card. */
  points: readonly [ReactNode, ReactNode, ReactNode?, ReactNode?, ReactNode?];
  /** Link to more; its text has to make sense when read alone. */
  link: { href: string; label: ReactNode };
};

export interface FeatureCardsProps extends ElementProps<HTMLElement> {
  /** The section's heading (h2). */
  title: ReactNode;
  /** The sentence below the heading. */
  note: ReactNode;
  /** Two to four. */
  features: readonly [Feature, Feature, Feature?, Feature?];
}

/** Two to four numbered cards in a row, each with a drawing. */
export function FeatureCards({ title, note, features, ...element }: FeatureCardsProps) {
  return (
    <section {...element} className={styles.root}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={classes(floor, styles.cards)}>
        {features.map(
          (feature, index) =>
            feature && (
              <article key={index} className={styles.card}>
                <svg
                  className={styles.lever}
                  viewBox="0 -160 395 160"
                  preserveAspectRatio="xMidYMax"
                  aria-hidden="true"
                >
                  <Shapes shapes={(levers[index] ?? levers.at(-1))!.shapes} />
                </svg>
                <div className={styles.title}>
                  <Heading level={3}>{feature.title}</Heading>
                </div>
                <ul className={styles.points}>
                  {feature.points.map((point, i) => (
                    <li key={i} className={styles.point}>
                      {point}
                    </li>
                  ))}
                </ul>
                <div className={styles.link}>
                  <ButtonLink tone="quiet" href={feature.link.href} arrow>
                    {feature.link.label}
                  </ButtonLink>
                </div>
              </article>
            ),
        )}
      </div>
    </section>
  );
}
