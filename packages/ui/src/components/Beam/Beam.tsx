import { beam } from '../Figure/stage.js';
import * as styles from './Beam.css.js';

export type BeamProps = {
  /** What the light falls on: the dark floor, the sunken band, or paper. */
  ground: keyof typeof styles.ground;
};

/**
 * The light from the home page's door, as it falls into the rooms below, decorative. Two straight edges
 * from the door's foot, far longer than any page; what it falls into cuts its own piece out of them.
 */
export function Beam({ ground }: BeamProps) {
  return (
    <svg className={styles.beam} viewBox="0 0 212 106" aria-hidden="true">
      <path className={styles.ground[ground]} d={beam} />
    </svg>
  );
}
