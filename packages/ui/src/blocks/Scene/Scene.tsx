import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { drawingsByName } from '../Figure/drawingsByName.js';
import { Shapes, type ShapeGroup } from '../Figure/Shapes.js';
import { Heading } from '../../components/Heading/Heading.js';
import * as styles from './Scene.css.js';
import { scenes, sceneWidth, type SceneName } from './scenes.js';

export type { SceneName };

const drawings = drawingsByName<SceneName>(
  import.meta.glob<readonly ShapeGroup[]>('./drawings/*.svg', { eager: true, import: 'default' }),
);

export interface SceneProps extends ElementProps<HTMLElement> {
  /**
   * The drawing at the floor line, as wide as the content; on a phone its parts are closer.
   */
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
  const { below } = scenes[name] ?? { below: 0 };
  return (
    <section {...element} className={classes(plane, styles.scene, styles.sizes[name])}>
      <div className={styles.wall}>
        <Heading level={2}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={classes(floor, styles.floor, styles.parts[name])}>
        {(drawings[name] ?? []).map(({ transform, shapes }, index) => (
          <svg
            key={index}
            className={styles.drawing}
            // The part below the floor line; a viewBox without a height is not drawn.
            viewBox={`0 0 ${sceneWidth} ${below || 1}`}
            aria-hidden="true"
          >
            <g transform={transform}>
              <Shapes shapes={shapes} />
            </g>
          </svg>
        ))}
        {children}
      </div>
    </section>
  );
}
