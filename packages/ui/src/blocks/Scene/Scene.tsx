import type { ReactNode, SVGProps } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { drawing } from '../../styles/drawing.css.js';
import { Heading } from '../../components/Heading/Heading.js';
import * as styles from './Scene.css.js';
import { scenes, sceneWidth, type RoomsName, type SceneName } from './scenes.js';

export type { SceneName };

const drawings = import.meta.glob<(props: SVGProps<SVGSVGElement>) => ReactNode>(
  './drawings/*.svg',
  { query: '?react', import: 'default', eager: true },
);

export interface SceneProps extends ElementProps<HTMLElement> {
  /** The drawing, as wide as the content; on a phone its parts are closer together. */
  name: SceneName;
  /** The section's heading (h2). */
  title: ReactNode;
  /** The sentence below the heading. */
  intro?: ReactNode;
  /** The explanation, in the columns of the drawing: `Cards`, `ServiceCards`, `Steps`. */
  children: ReactNode;
}

/** A section as a room: heading on the wall, a drawing, its explanation on the floor. */
export function Scene({ name, title, intro, children, ...element }: SceneProps) {
  const Drawing = drawings[`./drawings/${name}.svg`]!;
  return (
    <section {...element} className={classes(plane, styles.scene, styles.sizes[name])}>
      <div className={styles.wall}>
        <Heading level={2}>{title}</Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={classes(planeFloor, styles.floor)}>
        <Drawing
          className={classes(drawing, styles.drawing)}
          // The part below the floor line.
          viewBox={`0 0 ${sceneWidth} ${scenes[name].below}`}
        />
        {children}
      </div>
    </section>
  );
}

export interface SceneRoomProps {
  /** The `Scene` that it is in. */
  name: RoomsName;
  /** Which of its parts: 1, 2. */
  part: number;
}

/** On a phone a part of the drawing of a `Scene`: before its card, or the `figure` of its step. */
export function SceneRoom({ name, part }: SceneRoomProps) {
  return (
    <svg className={styles.room} viewBox={scenes[name].phone.rooms[part - 1]} aria-hidden="true">
      <use href={`#${name}_svg__room${part}`} />
    </svg>
  );
}
