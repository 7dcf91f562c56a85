import type { ColorRole } from '../../theme/tokens.js';

/**
 * How a role is painted: filled with a colour or with `percent` of one in another, mixed in oklab
 * (petrol and cream mixed in oklch turn olive on the way), or drawn as a line.
 */
export type ShapePaint =
  | { fill: ColorRole | { mix: ColorRole; percent: number; into: ColorRole } }
  | { line: ColorRole; opacity?: number; dashes?: string };

/** What a shape is, which decides its colour in light and dark. */
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

/** The paint of each role: the stylesheet and the menu's pictures both read it. */
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
  /** Only on wide screens: it runs past the picture, and a phone has no room for it. */
  wide?: boolean;
  /** Part of the door's leaf, which opens further while the page's action is pointed at. */
  leaf?: boolean;
  /** Part of a leaf that swings open when the drawing appears. */
  swings?: boolean;
  /** Light that runs out: how far below the floor line nothing of it is left. */
  fade?: number;
};

/** Shapes that have their place together. */
export type ShapeGroup = {
  shapes: readonly Shape[];
  /** Where they are not in place yet: an SVG transform. */
  transform?: string;
  /** A CSS length by which they move towards the middle in a small window, where they get smaller, too. */
  closer?: string;
};

/**
 * A drawing as its SVG file in `drawings/` has it, for any drawing program that keeps classes. `npm run
 * drawings` writes `drawings.json` from there: Node, Vite and Storybook all import JSON, so no build needs
 * a loader for SVG, and the colours stay with the theme.
 */
export type Drawing = { viewBox: string; groups: readonly ShapeGroup[] };
