import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Actions } from '../../components/Actions/Actions.js';
import { HeroWords, type HeroTexts } from '../../internal/HeroWords.js';
import { classes } from '../../styles/classes.js';
import * as heroStyles from '../../styles/hero.css.js';
import { drawing } from '../../styles/drawing.css.js';
import * as styles from './ProfileHero.css.js';

export interface ProfileHeroProps extends ElementProps<HTMLDivElement>, HeroTexts {
  /** `ButtonLink`s, the first filled. */
  actions: ReactElement;
  /** A square `Portrait`. */
  portrait: ReactElement;
  /** On the floor, in the light, one line each. */
  notes?: readonly ReactNode[] | undefined;
  /** What is on the floor beside the light: `Stats`. */
  children?: ReactNode;
}

/** The head of a page about a person. */
export function ProfileHero({
  eyebrow,
  title,
  lead,
  actions,
  portrait,
  notes = [],
  children,
  ...element
}: ProfileHeroProps) {
  return (
    <div {...element} className={heroStyles.root}>
      <div className={styles.wall}>
        <div className={styles.words}>
          <HeroWords {...{ eyebrow, title, lead }}>
            <Actions>{actions}</Actions>
          </HeroWords>
        </div>
        <div className={styles.doorway}>
          <svg className={classes(drawing, styles.door)} viewBox="0 0 344 320" aria-hidden="true">
            <path d="M0 320H344L664 3320H-500z" />
            <path className="light" d="M0 0H344V320H0z" />
            <path className="reflectionFar" d="M0 0 24 18V302L0 320z" />
            <path className="litWall leaf" d="M344 0l80-28v388l-80-40z" />
            <path className="line leaf" d="M344 0l80-28v388l-80-40M408 152v26" />
            <path className="line" d="M0 320V0H344V320" />
          </svg>
          <div>{portrait}</div>
        </div>
      </div>
      <div className={styles.floor}>
        <div>{children}</div>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
