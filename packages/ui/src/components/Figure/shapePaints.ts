import type { ColorRole } from '../../theme/tokens.js';

/**
 * Fill (a colour, or `percent` of `mix` in `into`, in oklab: in oklch the mix turns olive) or line.
 */
export type ShapePaint =
  | { fill: ColorRole | { mix: ColorRole; percent: number; into: ColorRole } }
  | { line: ColorRole; opacity?: number; dashes?: string };

/** Role of a shape; decides its colour in light and dark. */
export type ShapeRole =
  | 'shade'
  | 'litWall'
  | 'brightest'
  | 'light'
  | 'reflection'
  | 'reflectionFar'
  | 'reflectionFaint'
  | 'silhouette'
  | 'line'
  | 'lineFaint'
  | 'lineDashed';

/** The paint of each role. */
export const shapePaints: Record<ShapeRole, ShapePaint> = {
  // Floor, and where no light falls on it; lit wall or floor.
  shade: { fill: 'planeLow' },
  litWall: { fill: 'planeHigh' },
  // Light from far to near: where it comes from, where it falls, and its weaker reflections.
  brightest: { fill: { mix: 'onPlane', percent: 50, into: 'light' } },
  light: { fill: 'light' },
  reflection: { fill: { mix: 'light', percent: 74, into: 'plane' } },
  reflectionFar: { fill: { mix: 'light', percent: 46, into: 'plane' } },
  reflectionFaint: { fill: { mix: 'light', percent: 25, into: 'plane' } },
  // Against the light, and still lighter than an unlit floor.
  silhouette: { fill: { mix: 'light', percent: 7, into: 'plane' } },
  // Brass lines: full, half strength, dashed.
  line: { line: 'brass' },
  lineFaint: { line: 'brass', opacity: 0.45 },
  lineDashed: { line: 'brass', dashes: '6 3' },
};

/** A path of one role, in the drawing's units. */
export type Shape = {
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

/** Shapes with a common transform. */
export type ShapeGroup = {
  shapes: readonly Shape[];
  /** SVG transform. @default none */
  transform?: string;
};

/**
 * A drawing, read from its SVG file in `drawings/` by `npm run drawings`. JSON, because Node, Vite
 * and Storybook import it without a loader.
 */
export type Drawing = { viewBox: string; groups: readonly ShapeGroup[] };
