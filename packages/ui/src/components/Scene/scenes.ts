import type { Drawing } from '../Figure/shapePaints.js';
import drawings from './drawings.json' with { type: 'json' };

/**
 * `career`: a door in outline, a door and one twice as high, stairs, a board table.
 * `conversation`: one chair opposite three. `handover`: one door at three moments. `lever`: one
 * lever that lifts three blocks.
 */
export type SceneName = 'career' | 'conversation' | 'handover' | 'lever';

/** The floor line is y = 0. `plan` is a circle of chairs from above, without one. */
export const { plan, ...scenes } = drawings as Record<SceneName | 'plan', Drawing>;
