/** Roles of a shape, the first class of a path in a drawing. Each has its paint in Figure.css.ts. */
export const shapeRoles = [
  'shade',
  'contact',
  'litWall',
  'brightest',
  'light',
  'reflection',
  'reflectionFar',
  'reflectionFaint',
  'silhouette',
  'line',
  'lineDashed',
] as const;

export type ShapeRole = (typeof shapeRoles)[number];
