import type { Drawing } from '../Figure/shapePaints.js';
import drawings from './drawings.json' with { type: 'json' };

/**
 * `conversation`: one chair opposite three. `handover`: one door at three moments. `lever`: one
 * lever that lifts three blocks.
 */
export type SceneName = 'conversation' | 'handover' | 'lever';

/** The floor line is y = 0. `plan` is a circle of chairs from above, without one. */
export const { plan, ...scenes } = drawings as Record<SceneName | 'plan', Drawing>;
