import type { ReactNode } from 'react';
import { logErrorIfUnknown } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { Shapes } from '../Figure/Shapes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Scene.css.js';
import { scenes, type SceneName } from './scenes.js';

export type { SceneName };

export interface SceneProps extends ElementProps<HTMLElement> {
  /** The drawing at the floor line, as wide as the content. */
  name: SceneName;
  /** The section's heading (h2). */
  title: ReactNode;
  /** The sentence below the heading. */
  note?: ReactNode;
  /** What is on the floor, in the columns of the drawing: `ServiceCards` or `Steps`. */
  children: ReactNode;
}

/** A section as a room: heading on the wall, a drawing, its explanation on the floor. Once a page. */
export function Scene({ name, title, note, children, ...element }: SceneProps) {
  logErrorIfUnknown('Scene', scenes, name);
  const { viewBox, groups } = scenes[name] ?? { groups: [] };
  return (
    <section {...element} className={classes(plane, styles.scene)}>
      <div className={styles.wall}>
        <div className={styles.head}>
          <Heading level={2}>{title}</Heading>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <svg
          className={classes(styles.drawing, styles.overFloor[name])}
          viewBox={viewBox}
          aria-hidden="true"
        >
          {groups.map(({ transform, shapes }, index) => (
            <g key={index} transform={transform}>
              <Shapes shapes={shapes} />
            </g>
          ))}
        </svg>
      </div>
      <div className={classes(floor, styles.floor)}>
        <div className={classes(styles.words, styles.belowDrawing[name])}>{children}</div>
      </div>
    </section>
  );
}
