import type { ReactElement, ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { heroTextTransition } from '../../styles/viewTransitions.css.js';
import { floor, plane } from '../../styles/plane.css.js';
import { inline } from '../Actions/Actions.css.js';
import { PlaneFigure } from '../Figure/Figure.js';
import type { FigureName } from '../Figure/figures.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Hero.css.js';

export interface HeroProps extends ElementProps<HTMLDivElement> {
  /** The page's heading (h1): one sentence. */
  title: ReactNode;
  /** A small line above the heading: the section of the site. */
  eyebrow?: ReactNode;
  /** The sentence below the heading. */
  lead?: ReactNode;
  /** The first paragraph below the floor line. */
  text?: ReactNode;
  /** The second paragraph, such as whom the page is for. */
  note?: ReactNode;
  /**
   * One filled `ButtonLink`, and at most one quiet one. In a `monument` they are beside the door on
   * a desktop; a `short` hero leaves them out from `medium` on.
   */
  actions?: ReactNode;
  /** Further content below the floor line: `Stats`, a `Signature`. */
  children?: ReactNode;
  /**
   * The drawing: a name, or your own `<PlaneFigure>`. Its y = 0 is the floor line, so it requires
   * words on it, except for the doors `nameplate` and `keyhole` of a `low` hero. @default none
   */
  figure?: FigureName | ReactElement | undefined;
  /**
   * `monument`: the home page. `page`: a page with a drawing. `wide`: with `SeminarDays`. `short`:
   * above a form. `low`: text pages; without words on the floor it has a narrow door. @default
   * 'page'
   */
  size?: 'monument' | 'page' | 'wide' | 'short' | 'low' | undefined;
  /** Content below the hero that the light falls on: a `ValueStatement` with `isLit`. */
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
  size = 'page',
  litContent,
  ...element
}: HeroProps) {
  const hasFloorWords = Boolean(text || note || actions || children);
  const lowDoor = size === 'low' && (figure === 'nameplate' || figure === 'keyhole') && figure;
  logErrorUnless(
    hasFloorWords || !((figure && !lowDoor) || litContent),
    'Hero: drawing and light need a floor with words. Pass a `text`, or leave out `figure` and `litContent`.',
  );
  logErrorUnless(
    size !== 'low' || !figure || (lowDoor && !hasFloorWords),
    'Hero: the size `low` has no room for a drawing but `nameplate` and `keyhole`. Use the size `page`, or leave out `figure`.',
  );
  /** The size, if a drawing takes room beside the words. */
  const beside = figure && size !== 'low' ? size : undefined;
  const titleBeside = beside && styles.titleBeside[beside];
  return (
    <div {...element} className={styles.hero}>
      <div className={classes(plane, styles.wall, styles.height[size])}>
        <div className={classes(heroTextTransition.wall, styles.wallWords)}>
          {eyebrow && <p className={classes(styles.eyebrow, titleBeside)}>{eyebrow}</p>}
          <div className={classes(styles.title, !eyebrow && styles.topmostTitle, titleBeside)}>
            <Heading level={1} size={size === 'monument' ? 'monument' : 'h1'}>
              {title}
            </Heading>
          </div>
          {lead && <p className={classes(styles.lead, beside && styles.leadAbove)}>{lead}</p>}
        </div>
      </div>
      {hasFloorWords ? (
        <div className={styles.origin}>
          <div className={classes(plane, floor, styles.floor, beside && styles.floorBelow[beside])}>
            {typeof figure === 'string' ? <PlaneFigure name={figure} /> : figure}
            <div className={classes(heroTextTransition.floor, styles.floorWords)}>
              {text && <p className={classes(styles.paragraph, styles.text)}>{text}</p>}
              {note && <p className={classes(styles.paragraph, styles.note)}>{note}</p>}
              {actions && <div className={classes(inline, styles.actions)}>{actions}</div>}
              {children}
            </div>
          </div>
          {litContent}
        </div>
      ) : (
        <div className={classes(plane, floor, styles.bareFloor)}>
          <PlaneFigure name={lowDoor || 'shut'} />
        </div>
      )}
    </div>
  );
}
