import type { ReactElement, ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { headWords } from '../../styles/viewTransitions.css.js';
import { floor, plane } from '../../styles/plane.css.js';
import { PlaneFigure } from '../Figure/Figure.js';
import type { FigureName } from '../Figure/figures.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Hero.css.js';

export interface HeroProps extends ElementProps<HTMLDivElement> {
  /** The page's heading (h1): one sentence. */
  title: ReactNode;
  /** A small line above the heading that says where one is. */
  eyebrow?: ReactNode;
  /** The sentence that follows the heading, on the wall. */
  lead?: ReactNode;
  /**
   * Content of the floor: text, the actions, and `Stats` as proof. Without it the hero is a wall with a shut door. In a
   * `monument`, `Actions` that come first are on the wall of a desktop, beside the door.
   */
  children?: ReactNode;
  /**
   * The drawing: a name, or a `<PlaneFigure>` with a drawing of your own. Its y = 0 is the line between
   * wall and floor, so it needs `children`; those of a `low` hero do not.
   */
  figure?: FigureName | ReactElement | undefined;
  /**
   * `monument` once, on the home page; `page` for a page with a drawing; `wide` with `SeminarDays`,
   * which take half of the width; `short` above a form, which has to be in the first view: on a desktop, where the column beside the form has them, its `Actions` are left out; `low` for pages that are read: where there are no children it has a narrow door, which is `shut` unless `figure` is `nameplate` or `keyhole`. @default 'page'
   */
  size?: 'monument' | 'page' | 'wide' | 'short' | 'low' | undefined;
  /** Sections that the light from the door falls into; a `ValueStatement` with `inBeam`. */
  lightFallsInto?: ReactNode;
}

/** The head of every page: a petrol wall, the floor below it, and one brass line between. */
export function Hero({
  title,
  eyebrow,
  lead,
  children,
  figure,
  size = 'page',
  lightFallsInto,
  ...element
}: HeroProps) {
  const door = size === 'low' && (figure === 'nameplate' || figure === 'keyhole') && figure;
  assertUsage(
    Boolean(children) || !((figure && !door) || lightFallsInto),
    'Hero: drawing and light need a floor with words. Pass children, or leave out `figure` and `lightFallsInto`.',
  );
  assertUsage(
    size !== 'low' || !figure || (door && !children),
    'Hero: the size `low` has no room for a drawing but `nameplate` and `keyhole`. Use the size `page`, or leave out `figure`.',
  );
  return (
    <div {...element} className={styles.hero}>
      <div className={classes(plane, styles.wall, styles.height[size])}>
        <div className={classes(headWords.wall, styles.wallWords)}>
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
            <div className={classes(headWords.floor, styles.floorWords)}>{children}</div>
          </div>
          {lightFallsInto}
        </div>
      ) : (
        <div className={classes(plane, floor, styles.bareFloor)}>
          <PlaneFigure name={door || 'shut'} />
        </div>
      )}
    </div>
  );
}
