import * as styles from './Beam.css.js';

export interface BeamProps {
  /** What the light falls on: the dark floor, the sunken band, or paper. */
  on: keyof typeof styles.on;
}

/**
 * The light from a door, decorative: from the home page's into the rooms below, and from the one of a
 * `CallToAction` over its floor. Two straight edges from the door's foot, far longer than any page;
 * what it falls into cuts its own piece out of them.
 */
export function Beam({ on }: BeamProps) {
  return (
    <svg className={styles.beam} viewBox="0 0 212 106" aria-hidden="true" focusable="false">
      <path className={styles.on[on]} d="M6 0h132L-1362 3000h-1134z" />
    </svg>
  );
}
