import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import {
  HeroFloor,
  HeroWords,
  type HeroFloorTexts,
  type HeroTexts,
} from '../../internal/HeroParts.js';
import { classes } from '../../styles/classes.js';
import * as heroStyles from '../../styles/hero.css.js';
import * as styles from './Hero.css.js';

export interface HeroProps extends ElementProps<HTMLDivElement>, HeroTexts, HeroFloorTexts {
  /** Further content below the floor line: a `Signature`. */
  children?: ReactNode;
  /** A `PlaneFigure`; a drawing of your own goes into one. @default none */
  figure?: ReactElement | undefined;
  /** Space for the drawing: `small` for a narrow door on a text page or above a form. @default 'medium' */
  figureSize?: 'medium' | 'small' | undefined;
}

/**
 * The head of a page: heading and drawing on a wall, further content on the floor below it. On a
 * phone all words are above the drawing.
 */
export function Hero({
  title,
  eyebrow,
  lead,
  figure,
  figureSize = 'medium',
  text,
  note,
  actions,
  children,
  ...element
}: HeroProps) {
  return (
    <div
      {...element}
      className={classes(heroStyles.root, styles.root, figure && styles.figureSize[figureSize])}
    >
      <div className={classes(heroStyles.wall, styles.wall)}>
        <HeroWords className={styles.wallWords} {...{ eyebrow, title, lead }} />
      </div>
      <HeroFloor
        styles={{
          floor: figureSize === 'medium' && figure ? styles.lowFloor : '',
          floorWords: classes(styles.floorWords, styles.floor[figureSize]),
          note: styles.note,
        }}
        {...{ figure, text, note, actions, children }}
      />
    </div>
  );
}
