import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { HeroFrame, type HeroFloorTexts, type HeroTexts } from '../../internal/HeroFrame.js';
import { classes } from '../../styles/classes.js';
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
export function Hero({ figure, figureSize = 'medium', ...hero }: HeroProps) {
  return (
    <HeroFrame
      {...hero}
      figure={figure}
      styles={{
        root: classes(styles.root, figure && styles.figureSize[figureSize]),
        wall: styles.wall,
        wallWords: styles.wallWords,
        floor: figureSize === 'medium' && figure ? styles.lowFloor : '',
        floorWords: classes(styles.floorWords, styles.floor[figureSize]),
      }}
    />
  );
}
