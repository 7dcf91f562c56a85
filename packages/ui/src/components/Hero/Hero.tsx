import type { ReactElement, ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { heroTextTransition } from '../../styles/viewTransitions.css.js';
import { floor, plane } from '../../styles/plane.css.js';
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
  /**
   * Content below the floor line: text, `Actions`, `Stats`. In a `monument`, leading `Actions` are
   * beside the door on a desktop.
   */
  children?: ReactNode;
  /**
   * The drawing: a name, or your own `<PlaneFigure>`. Its y = 0 is the floor line, so it requires
   * `children`, except for the doors `nameplate` and `keyhole` of a `low` hero. @default none
   */
  figure?: FigureName | ReactElement | undefined;
  /**
   * `monument`: the home page. `page`: a page with a drawing. `wide`: with `SeminarDays`. `short`:
   * above a form; its `Actions` are hidden from `medium` on. `low`: text pages; without children it
   * has a narrow door. @default 'page'
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
  children,
  figure,
  size = 'page',
  litContent,
  ...element
}: HeroProps) {
  const door = size === 'low' && (figure === 'nameplate' || figure === 'keyhole') && figure;
  logErrorUnless(
    Boolean(children) || !((figure && !door) || litContent),
    'Hero: drawing and light need a floor with words. Pass children, or leave out `figure` and `litContent`.',
  );
  logErrorUnless(
    size !== 'low' || !figure || (door && !children),
    'Hero: the size `low` has no room for a drawing but `nameplate` and `keyhole`. Use the size `page`, or leave out `figure`.',
  );
  return (
    <div {...element} className={styles.hero}>
      <div className={classes(plane, styles.wall, styles.height[size])}>
        <div className={classes(heroTextTransition.wall, styles.wallWords)}>
          {eyebrow && (
            <p className={classes(styles.eyebrow, figure && styles.titleBeside[size])}>{eyebrow}</p>
          )}
          <div className={classes(styles.title, figure && styles.titleBeside[size])}>
            <Heading level={1} size={size === 'monument' ? 'monument' : 'h1'}>
              {title}
            </Heading>
          </div>
          {lead && (
            <p className={classes(styles.lead, figure && !door && styles.leadAbove)}>{lead}</p>
          )}
        </div>
      </div>
      {children ? (
        <div className={styles.origin}>
          <div className={classes(plane, floor, styles.floor, figure && styles.floorBelow[size])}>
            {typeof figure === 'string' ? <PlaneFigure name={figure} /> : figure}
            <div className={classes(heroTextTransition.floor, styles.floorWords)}>{children}</div>
          </div>
          {litContent}
        </div>
      ) : (
        <div className={classes(plane, floor, styles.bareFloor)}>
          <PlaneFigure name={door || 'shut'} />
        </div>
      )}
    </div>
  );
}
