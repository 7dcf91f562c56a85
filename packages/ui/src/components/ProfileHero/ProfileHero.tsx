import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Actions } from '../Actions/Actions.js';
import { HeroWords } from '../Hero/HeroWords.js';
import * as styles from './ProfileHero.css.js';

export interface ProfileHeroProps extends ElementProps<HTMLDivElement> {
  /** A small line above the heading: the section of the site. */
  eyebrow: ReactNode;
  /** The page's heading (h1): one sentence. */
  title: ReactNode;
  /** Who the person is, and for whom they work. */
  lead: ReactNode;
  /** One filled `ButtonLink`. */
  actions: ReactNode;
  /** A square `Portrait`. */
  portrait: ReactNode;
  /** Facts above the portrait, one line each. */
  facts?: readonly ReactNode[] | undefined;
}

/** The head of a page about a person. */
export function ProfileHero({
  eyebrow,
  title,
  lead,
  actions,
  portrait,
  facts = [],
  ...element
}: ProfileHeroProps) {
  return (
    <div {...element} className={styles.hero}>
      <div className={styles.wall}>
        <div className={styles.words}>
          <HeroWords {...{ eyebrow, title, lead }}>
            <Actions>{actions}</Actions>
          </HeroWords>
        </div>
        <div className={styles.person}>
          <svg
            className={styles.light}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M100 0V100H0z" />
          </svg>
          <div className={styles.portrait}>{portrait}</div>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map((fact, index) => (
                <li key={index}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
