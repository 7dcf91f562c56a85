import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Actions } from '../../components/Actions/Actions.js';
import { HeroWords, type HeroTexts } from '../../internal/HeroWords.js';
import { classes } from '../../styles/classes.js';
import * as heroStyles from '../../styles/heads.css.js';
import { drawing } from '../../styles/drawing.css.js';
import { plane } from '../../styles/plane.css.js';
import Open from './drawings/open.svg?react';
import WideOpen from './drawings/wideOpen.svg?react';
import * as styles from './ProfileHero.css.js';

export interface ProfileHeroProps extends ElementProps<HTMLDivElement>, HeroTexts {
  /** `ButtonLink`s, the first filled; `large` ones on a `plane`. */
  actions: ReactElement;
  /** A square `Portrait`. */
  portrait: ReactElement;
  /** On the floor, in the light, one line each. */
  notes?: readonly ReactNode[] | undefined;
  /** What is on the floor beside the light: `Stats`. */
  children?: ReactNode;
  /**
   * `sunken` to read about the person. `plane` to get in touch: the actions are on the floor, and a small
   * portrait leaves room for them in the first view of a phone. @default 'sunken'
   */
  ground?: 'sunken' | 'plane' | undefined;
}

const doors = { sunken: Open, plane: WideOpen };

/** The head of a page about a person, who stands in a doorway. */
export function ProfileHero({
  eyebrow,
  title,
  lead,
  actions: buttons,
  portrait,
  notes = [],
  children,
  ground = 'sunken',
  ...element
}: ProfileHeroProps) {
  const Door = doors[ground];
  const isPlane = ground === 'plane';
  const actions = <Actions>{buttons}</Actions>;
  return (
    <div
      {...element}
      className={classes(isPlane && plane, heroStyles.root, styles.grounds[ground])}
    >
      <div className={classes(plane, styles.wall)}>
        <div className={styles.words}>
          <HeroWords {...{ eyebrow, title, lead }}>{!isPlane && actions}</HeroWords>
        </div>
        <div className={styles.doorway}>
          <Door className={classes(drawing, styles.door)} viewBox="0 0 344 320" />
          <div>{portrait}</div>
        </div>
      </div>
      <div className={styles.floor}>
        <div>
          {isPlane && actions}
          {children}
        </div>
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
