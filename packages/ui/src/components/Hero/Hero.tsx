import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { HeroWords, type HeroTexts } from '../../internal/HeroWords.js';
import { classes } from '../../styles/classes.js';
import * as heroStyles from '../../styles/hero.css.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './Hero.css.js';

export interface HeroProps extends ElementProps<HTMLDivElement>, HeroTexts {
  /** The first paragraph below the floor line. */
  text?: ReactNode;
  /** The second paragraph, such as whom the page is for. On a phone it follows the actions. */
  note?: ReactNode;
  /** What `Actions` take. */
  actions?: ReactNode;
  /** Further content below the floor line: a `Signature`. */
  children?: ReactNode;
  /** A `PlaneFigure`, which places itself at the floor line; put an `svg` of your own into one. @default none */
  figure?: ReactElement | undefined;
  /** Space for the drawing: `small` for a narrow door on a text page or above a form. @default 'medium' */
  size?: 'medium' | 'small' | undefined;
  /** What wall and floor are like: `sunken` is lit, and for a `small` one. @default 'plane' */
  ground?: 'plane' | 'sunken' | undefined;
}

/**
 * The head of a page: heading and drawing on a petrol wall, further content on the floor below it. On
 * a phone all words are above the drawing.
 */
export function Hero({
  title,
  eyebrow,
  lead,
  text,
  note,
  actions,
  children,
  figure,
  size = 'medium',
  ground = 'plane',
  ...element
}: HeroProps) {
  return (
    <div
      {...element}
      className={classes(heroStyles.root, styles.root, figure && styles.size[size])}
    >
      <div className={classes(styles.ground[ground].wall, heroStyles.wall, styles.wall)}>
        <div className={styles.wallWords}>
          <HeroWords {...{ eyebrow, title, lead }} />
        </div>
      </div>
      <div
        className={classes(
          styles.ground[ground].floor,
          heroStyles.floor,
          size === 'medium' && figure && styles.lowFloor,
        )}
      >
        {figure}
        {(text || note || actions || children) && (
          <div className={classes(heroStyles.floorWords, styles.floorWords, styles.floor[size])}>
            {text && <p className={heroStyles.text}>{text}</p>}
            {note && <p className={classes(heroStyles.note, styles.note)}>{note}</p>}
            {actions && <Actions>{actions}</Actions>}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
