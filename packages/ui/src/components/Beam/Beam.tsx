import { planeFigure } from '../Figure/figures.js';
import { Shapes } from '../Figure/Shapes.js';
import * as styles from './Beam.css.js';

/**
 * The light from the home page's door, as it falls onto the sunken band below the floor and ends there,
 * decorative. It is placed by the `Hero` whose door it comes from; the band cuts its own piece out of it.
 */
export function Beam() {
  const { shapes, transform } = planeFigure('door');
  return (
    <svg className={styles.beam} viewBox="0 0 212 106" aria-hidden="true">
      <g transform={transform}>
        <Shapes shapes={shapes.filter(({ fade }) => fade)} />
      </g>
    </svg>
  );
}
