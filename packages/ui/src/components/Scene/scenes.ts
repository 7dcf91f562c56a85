import type { Drawing } from '../Figure/shapePaints.js';
import drawings from './drawings.json' with { type: 'json' };

/**
 * `conversation`: one chair opposite three. `handover`: one door at three moments. `circle`: a
 * circle of chairs from above.
 */
export type SceneName = 'conversation' | 'handover' | 'circle';

export type SceneDrawing = Drawing & {
  /** Number of captions. */
  places?: number;
  /** The SVG's `preserveAspectRatio`. */
  fit?: string;
};

export const scenes: Record<SceneName, SceneDrawing> = {
  conversation: { ...read('conversation'), fit: 'xMidYMax slice' },
  handover: { ...read('handover'), places: 3 },
  circle: { ...read('circle'), places: 2 },
};

/**
 * Free space for text in the drawing's units: `wall` above and `floor` below the floor line, `gap`
 * between captions.
 */
export const anchors = {
  conversation: {
    /** Gap between the cards: the light of the door. */
    gap: 270,
    /** Part of the chairs above the floor line. */
    wall: 190,
    /** Part of the chairs below the floor line. */
    floor: 200,
  },
  /** Gap between the doors; each has a column of text below it. */
  handover: { gap: 32 },
};

function read(name: SceneName): Drawing {
  return (drawings satisfies Record<SceneName, object> as Record<SceneName, Drawing>)[name];
}
