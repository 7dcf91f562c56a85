import json from './drawings.json' with { type: 'json' };
import type { Drawing } from './shapePaints.js';

/** The drawings, read from the SVG files by `npm run drawings`. */
export const drawings = json as Record<keyof typeof json, Drawing>;
