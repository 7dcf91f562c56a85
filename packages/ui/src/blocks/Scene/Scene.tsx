import { Children, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { drawing } from '../Figure/Figure.css.js';
import { Heading } from '../../components/Heading/Heading.js';
import * as styles from './Scene.css.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

export type { SceneName };

/**
 * Each returns an `svg` with a group for each part. `Scene` calls it instead of rendering it, because
 * it puts each group into an `svg` of its own.
 */
const drawings = import.meta.glob<(props: object) => ReactElement<{ children: ReactNode }>>(
  './drawings/*.svg',
  { query: '?react', import: 'default', eager: true },
);

export interface SceneProps extends ElementProps<HTMLElement> {
  /** The drawing at the floor line, as wide as the content; on a phone its parts are closer together. */
  name: SceneName;
  /** The section's heading (h2). */
  title: ReactNode;
  /** The sentence below the heading. */
  note?: ReactNode;
  /** What is on the floor, in the columns of the drawing: `Cards`, `ServiceCards`, `Steps`. */
  children: ReactNode;
}

/** A section as a room: heading on the wall, a drawing, its explanation on the floor. Once a page. */
export function Scene({ name, title, note, children, ...element }: SceneProps) {
  return (
    <section {...element} className={classes(plane, styles.scene, styles.sizes[name])}>
      <div className={styles.wall}>
        <Heading level={2}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={classes(planeFloor, styles.floor)}>
        {Children.map(drawings[`./drawings/${name}.svg`]!({}).props.children, (part) => (
          <div className={styles.part}>
            <svg
              className={classes(drawing, styles.drawing)}
              // The part below the floor line.
              viewBox={`0 0 ${sceneWidth} ${scenes[name].below}`}
              aria-hidden="true"
            >
              {part}
            </svg>
          </div>
        ))}
        {children}
      </div>
    </section>
  );
}
