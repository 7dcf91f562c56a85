import type { ShapeGroup } from './Shapes.js';

/** Drawings by the names of their SVG files. */
export const drawingsByName = <Name extends string>(files: Record<string, readonly ShapeGroup[]>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, drawing]) => [file.replace(/.*\/|\.svg$/g, ''), drawing]),
  ) as Record<Name, readonly ShapeGroup[]>;
