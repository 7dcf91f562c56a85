import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Actions } from '../../components/Actions/Actions.js';
import { HeroWords, type HeroTexts } from '../../internal/HeroFrame.js';
import { classes } from '../../styles/classes.js';
import * as heroStyles from '../../styles/hero.css.js';
import * as styles from './HomeHero.css.js';

export interface HomeHeroProps extends ElementProps<HTMLDivElement>, HeroTexts {
  /** On the wall: `ButtonLink`s, the first filled. */
  actions: ReactNode;
  /** A door in the wall: a `HeroFigure` with the drawing `door` or `blind`. */
  figure: ReactElement;
  /** On the floor: a `Signature`. */
  children?: ReactNode;
  /** The section below the hero, in the light of its door: a `ValueStatement`. */
  nextSection?: ReactNode;
}

/** The head of the home page, and of the page for an unknown address. */
export function HomeHero({
  title,
  eyebrow,
  lead,
  actions,
  figure,
  children,
  nextSection,
  ...element
}: HomeHeroProps) {
  return (
    <div {...element} className={classes(heroStyles.root, styles.root)}>
      <div className={classes(heroStyles.wall, styles.wall)}>
        <HeroWords className={styles.wallWords} size="display" {...{ eyebrow, title, lead }}>
          <Actions>{actions}</Actions>
        </HeroWords>
      </div>
      <div className={styles.floorAndNext}>
        <div className={heroStyles.floor}>
          {figure}
          {children && (
            <div className={classes(heroStyles.floorWords, styles.floorWords)}>{children}</div>
          )}
        </div>
        {nextSection}
      </div>
    </div>
  );
}
