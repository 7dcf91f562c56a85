import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { HeroWords, type HeroTexts } from '../../internal/HeroWords.js';
import { classes } from '../../styles/classes.js';
import { root } from '../../styles/heads.css.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './Hero.css.js';

export interface HeroProps extends ElementProps<HTMLDivElement>, HeroTexts {
  /** The first paragraph below the floor line. */
  text?: ReactNode;
  /** The second paragraph, such as whom the page is for. On a phone it follows the actions. */
  note?: ReactNode;
  /** What `Actions` take. */
  actions?: ReactElement | undefined;
  /** Further content below the floor line: a `Signature`. */
  children?: ReactNode;
  /** A `HeroFigure`; a drawing of your own goes into one. Or `SeminarDays`. @default none */
  figure?: ReactElement | undefined;
  /**
   * Space for the drawing: `small` for a narrow door on a text page, `large` for the door
   * of a home page, with heading and actions beside it, `wide` for `SeminarDays`. @default 'medium'
   */
  figureSize?: 'small' | 'medium' | 'large' | 'wide' | undefined;
  /** The section below the hero, in the light of its door: a `ValueStatement` with a `DoorLight`. */
  nextSection?: ReactNode;
}

/**
 * The head of a page: title and drawing above, the wall; first words and actions below, the floor. On
 * a phone all words are above the drawing.
 */
export function Hero({
  title,
  eyebrow,
  lead,
  text,
  note,
  actions: buttons,
  children,
  figure,
  figureSize = 'medium',
  nextSection,
  ...element
}: HeroProps) {
  const isLarge = figureSize === 'large';
  const actions = buttons && <Actions>{buttons}</Actions>;
  const floorActions = !isLarge && actions;
  const hasFloorWords = !!(text || note || floorActions || children);
  const withFigure = isLarge && hasFloorWords ? 'largeWithFloorWords' : figureSize;
  const size = styles.sizes[figure ? withFigure : 'none'];
  const floor = (
    <div className={classes(plane, planeFloor, styles.floor, size.floor)}>
      {figure}
      {hasFloorWords && (
        <div
          className={classes(
            styles.floorWords,
            size.floorWords,
            isLarge && !!children && styles.endsWithPortrait,
          )}
        >
          {text && <p className={styles.text}>{text}</p>}
          {note && <p className={styles.note}>{note}</p>}
          {floorActions}
          {children}
        </div>
      )}
    </div>
  );
  return (
    <div {...element} className={classes(root, styles.hero, size.hero)}>
      <div className={classes(plane, styles.wall, size.wall)}>
        <HeroWords size={isLarge || !figure ? 'display' : 'h1'} {...{ eyebrow, title, lead }}>
          {isLarge && actions}
        </HeroWords>
      </div>
      {nextSection ? (
        <div className={styles.floorAndNext}>
          {floor}
          {nextSection}
        </div>
      ) : (
        floor
      )}
    </div>
  );
}
