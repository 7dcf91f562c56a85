import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as heroStyles from '../../styles/hero.css.js';
import { heroTextTransition } from '../../styles/viewTransitions.css.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { Actions } from '../../components/Actions/Actions.js';
import { HeroWords } from '../../components/Hero/HeroWords.js';
import * as styles from './HomeHero.css.js';

export interface HomeHeroProps extends ElementProps<HTMLDivElement> {
  /** The page's heading (h1), as large as the window allows: one sentence. */
  title: ReactNode;
  /** A small line above the heading. */
  eyebrow?: ReactNode;
  /** The sentence below the heading. */
  lead: ReactNode;
  /** On the wall: one filled `ButtonLink`, and at most one quiet one. */
  actions: ReactNode;
  /** A door in the wall: the `PlaneFigure` `door` or `blind`. */
  figure: ReactElement;
  /** On the floor: a `Signature`. */
  children?: ReactNode;
  /** Content below the hero that the light falls on: a `ValueStatement`. */
  litContent?: ReactNode;
}

/** The head of the home page, and of the page for an unknown address. */
export function HomeHero({
  title,
  eyebrow,
  lead,
  actions,
  figure,
  children,
  litContent,
  ...element
}: HomeHeroProps) {
  return (
    <div {...element} className={heroStyles.root}>
      <div className={classes(plane, heroStyles.wall, styles.wall)}>
        <div className={styles.words}>
          <HeroWords size="monument" {...{ eyebrow, title, lead }}>
            <Actions>{actions}</Actions>
          </HeroWords>
        </div>
      </div>
      <div className={styles.origin}>
        <div className={classes(plane, planeFloor, heroStyles.floor)}>
          {figure}
          {children && (
            <div
              className={classes(
                heroTextTransition.floor,
                heroStyles.floorWords,
                styles.floorWords,
              )}
            >
              {children}
            </div>
          )}
        </div>
        {litContent}
      </div>
    </div>
  );
}
