import { useId } from 'react';
import { classes } from '../../styles/classes.js';
import * as styles from './Figure.css.js';
import type { Shape } from './shapePaints.js';

/** The paths of a drawing, each in the colour of its role. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ role, d, wide, leaf, swings, fade }) =>
    fade ? (
      <FadingLight key={d} d={d} fade={fade} />
    ) : (
      <path
        key={role + d}
        d={d}
        className={classes(
          styles.shape[role],
          wide && styles.wide,
          leaf && styles.leaf,
          swings && styles.swings,
        )}
      />
    ),
  );
}

/** Light on the floor: full at y = 0, transparent at `fade`. */
function FadingLight({ d, fade }: { d: string; fade: number }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y2={fade}>
        <stop className={styles.fading} />
        <stop className={styles.fading} offset="1" stopOpacity="0" />
      </linearGradient>
      <path className={styles.lightOnFloor} d={d} fill={`url(#${id})`} />
    </>
  );
}
