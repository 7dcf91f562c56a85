import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { heroTextTransition } from '../../styles/viewTransitions.css.js';
import { floor, plane } from '../../styles/plane.css.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './Hero.css.js';
import { HeroWords } from './HeroWords.js';

export interface HeroProps extends ElementProps<HTMLDivElement> {
  /** The page's heading (h1): one sentence. */
  title: ReactNode;
  /** A small line above the heading: the section of the site. */
  eyebrow?: ReactNode;
  /** The sentence below the heading. */
  lead?: ReactNode;
  /** The first paragraph below the floor line. */
  text?: ReactNode;
  /** The second paragraph, such as whom the page is for. On a phone it follows the actions. */
  note?: ReactNode;
  /** One filled `ButtonLink`, and at most one quiet one; in a `monument` they are on the wall. */
  actions?: ReactNode;
  /** Further content below the floor line: a `Signature`. */
  children?: ReactNode;
  /** The drawing, placed at the floor line, such as a `PlaneFigure`. @default none */
  figure?: ReactElement | undefined;
  /**
   * Space for the drawing. `monument`: the door of the home page. `page`: a room. `wide`:
   * `SeminarDays`. `low`: a narrow door, for text pages and above a form. @default 'page'
   */
  layout?: 'monument' | 'page' | 'wide' | 'low' | undefined;
  /** Content below the hero that the light falls on: a `ValueStatement`. */
  litContent?: ReactNode;
}

/**
 * The head of a page, once: heading and drawing on a petrol wall, further content on the floor
 * below it.
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
  layout = 'page',
  litContent,
  ...element
}: HeroProps) {
  const isMonument = layout === 'monument';
  const floorActions = !isMonument && actions;
  return (
    <div {...element} className={classes(styles.hero, figure && styles.layout[layout])}>
      <div className={classes(plane, styles.wall)}>
        <div className={styles.wallWords}>
          <HeroWords {...{ eyebrow, title, lead }} {...(isMonument && { size: 'monument' })}>
            {isMonument && actions && <Actions>{actions}</Actions>}
          </HeroWords>
        </div>
      </div>
      <div className={styles.origin}>
        <div className={classes(plane, floor, styles.floor, layout === 'wide' && styles.wideFloor)}>
          {figure}
          {(text || note || floorActions || children) && (
            <div className={classes(heroTextTransition.floor, styles.floorWords)}>
              {text && <p className={classes(styles.paragraph, styles.text)}>{text}</p>}
              {note && <p className={classes(styles.paragraph, styles.note)}>{note}</p>}
              {floorActions && <Actions>{floorActions}</Actions>}
              {children}
            </div>
          )}
        </div>
        {litContent}
      </div>
    </div>
  );
}
