import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../components/Heading/Heading.js';
import { classes } from '../styles/classes.js';
import * as styles from '../styles/heads.css.js';

export interface HeroTexts {
  /** The page's heading (h1): one sentence. */
  title: ReactNode;
  /** A small line above the heading: the section of the site. */
  eyebrow?: ReactNode;
  /** The sentence below the heading. */
  lead?: ReactNode;
}

interface HeroWordsProps extends HeroTexts {
  /** A link to the page above. */
  back?: ReactNode;
  children?: ReactNode;
  /** @default 'h1' */
  size?: HeadingProps['size'];
}

/** The words on the wall of every hero. */
export function HeroWords({ back, eyebrow, title, lead, size, children }: HeroWordsProps) {
  const isTitleFirst = !back && !eyebrow;
  return (
    <div className={classes(styles.words, isTitleFirst && styles.titleFirst)}>
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
