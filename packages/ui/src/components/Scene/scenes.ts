import type { Drawing } from '../Figure/Shapes.js';
import drawings from './drawings.json' with { type: 'json' };

/**
 * `career`: a door in outline, a door and one twice as high, stairs, a board table.
 * `conversation`: one chair opposite three. `handover`: one door at three moments. `lever`: one
 * lever that lifts three blocks.
 */
export type SceneName = 'career' | 'conversation' | 'handover' | 'lever';

/** The floor line is y = 0. `plan` is a circle of chairs from above, without one. */
export const { plan, ...scenes } = drawings as Record<SceneName | 'plan', Drawing>;

/** Columns of each drawing, which are those of the items below it. */
export const columns = { career: 4, conversation: 2, handover: 3, lever: 1 } as const;

/** Width of the drawing, its height above the floor line, and its depth below. */
export function measureScene(name: SceneName) {
  const [, top, width, height] = scenes[name].viewBox.split(' ').map(Number);
  return { width: width!, above: -top!, below: height! + top! };
}

/** The part of the drawing below the floor line; a viewBox without a height is not drawn. */
export function floorViewBox(name: SceneName) {
  const { width, below } = measureScene(name);
  return `0 0 ${width} ${below || 1}`;
}
