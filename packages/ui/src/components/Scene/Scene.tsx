import type { ReactNode } from 'react';
import { logErrorIfUnknown } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { Shapes } from '../Figure/Shapes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Scene.css.js';
import { columns, floorViewBox, scenes, type SceneName } from './scenes.js';

export type { SceneName };

export interface SceneProps extends ElementProps<HTMLElement> {
  /**
   * The drawing at the floor line, as wide as the content; on a phone each of its parts is above the
   * item that it belongs to.
   */
  name: SceneName;
  /** The section's heading (h2). */
  title: ReactNode;
  /** The sentence below the heading. */
  note?: ReactNode;
  /** What is on the floor, in the columns of the drawing: `CareerCards`, `ServiceCards`, `Steps`. */
  children: ReactNode;
}

/** A section as a room: heading on the wall, a drawing, its explanation on the floor. Once a page. */
export function Scene({ name, title, note, children, ...element }: SceneProps) {
  logErrorIfUnknown('Scene', scenes, name);
  const { groups } = scenes[name] ?? { groups: [] };
  return (
    <section {...element} className={classes(plane, styles.scene, styles.sizes[name])}>
      <div className={styles.wall}>
        <Heading level={2}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={classes(floor, styles.floor, styles.parts[name])}>
        {groups.map(({ transform, shapes }, index) => (
          <svg
            key={index}
            className={styles.drawing}
            viewBox={floorViewBox(name)}
            aria-hidden="true"
          >
            {index > 0 && index < columns[name] && (
              <path className={styles.floorLine} d="M-1248 0H2496" />
            )}
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
