import * as styles from './Beam.css.js';

export interface BeamProps {
  /** What the light falls on: the dark floor, the sunken band, or paper. */
  on: keyof typeof styles.on;
}

/**
 * The light from the door of the home page, decorative. Two straight edges from the door's foot, far
 * longer than any page; each room cuts its own piece out of them.
 */
export function Beam({ on }: BeamProps) {
  return (
    <svg className={styles.beam} viewBox="0 0 212 106" aria-hidden="true" focusable="false">
      <path className={styles.on[on]} d="M6 0h132L-1362 3000h-1134z" />
    </svg>
  );
}
