import { useId } from 'react';
import { classes } from '../../styles/classes.js';
import * as styles from './Figure.css.js';
import type { ShapeRole } from './shapeRoles.js';

/** A path, in the drawing's units. */
export type Shape = {
  /** Decides its colour in light and dark. */
  role: ShapeRole;
  d: string;
  /** Hidden below `small`: it extends beyond the picture. */
  wide?: boolean;
  /** Part of the door's leaf, which opens further while an action is hovered or focused. */
  leaf?: boolean;
  /** Part of a leaf that swings open when the drawing appears. */
  swings?: boolean;
  /** Distance below the floor line, in the drawing's units, at which the light has faded out. */
  fade?: number;
};

/**
 * Shapes with a common transform, from back to front. An SVG file in a folder `drawings` is a list of them, see
 * `drawings.ts` of the package.
 */
export type ShapeGroup = {
  shapes: readonly Shape[];
  /** SVG transform. @default none */
  transform?: string;
};

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
      <path d={d} fill={`url(#${id})`} />
    </>
  );
}
