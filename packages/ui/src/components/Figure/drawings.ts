import json from './drawings.json' with { type: 'json' };
import type { Drawing } from './shapes.js';

/** What `npm run drawings` has made of the SVG files. */
export const drawings = json as Record<keyof typeof json, Drawing>;
