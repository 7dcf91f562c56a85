import { classes } from '../../styles/classes.js';
import * as styles from './Figure.css.js';
import type { Shape } from './shapes.js';

/** The paths of a drawing, each in the colour of its role. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ role, d, wide, leaf, swings, opacity }) => (
    <path
      key={role + d}
      d={d}
      opacity={opacity}
      className={classes(
        styles.shape[role],
        wide && styles.wide,
        leaf && styles.leaf,
        swings && styles.swings,
      )}
    />
  ));
}
