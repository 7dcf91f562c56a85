import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { heroTextTransition } from '../../styles/viewTransitions.css.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './HeroWords.css.js';

type HeroWordsProps = {
  /** A link to the page above. */
  back?: ReactNode;
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** What follows the lead. */
  children?: ReactNode;
  size?: 'monument' | 'h1' | 'statement';
};

/** The words on the wall of every hero. */
export function HeroWords({ back, eyebrow, title, lead, size, children }: HeroWordsProps) {
  const isTitleFirst = !back && !eyebrow;
  return (
    <div
      className={classes(heroTextTransition.wall, styles.words, isTitleFirst && styles.titleFirst)}
    >
      {!isTitleFirst && (
        <div className={styles.backAndEyebrow}>
          {back}
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        </div>
      )}
      <Heading level={1} size={size}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
