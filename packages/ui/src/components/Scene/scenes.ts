import type { Drawing } from '../Figure/shapes.js';
import drawings from './drawings.json' with { type: 'json' };

/**
 * `conversation`: one chair, and three for a team, the light between them. `handover`: one door at three moments.
 * `circle`: a room seen from above, the chairs in it, and the light that falls in.
 */
export type SceneName = 'conversation' | 'handover' | 'circle';

export type SceneDrawing = Drawing & {
  /** How many captions it has a place for. */
  places?: number;
  /** How it fits a frame of other proportions, as `preserveAspectRatio`. */
  fit?: string;
};

export const scenes: Record<SceneName, SceneDrawing> = {
  conversation: { ...read('conversation'), fit: 'xMidYMax slice' },
  handover: { ...read('handover'), places: 3 },
  circle: { ...read('circle'), places: 2 },
};

/**
 * Where words are in a drawing as wide as the content, in its own units: `wall` and `floor` are kept free
 * above and below the floor line, `gap` between the words.
 */
export const anchors = {
  conversation: {
    /** From card to card: the light of the door. */
    gap: 270,
    /** Below the cards: the chairs, as far as they are on the wall. */
    wall: 190,
    /** The rest of the chairs. */
    floor: 200,
  },
  /** From door to door: each has a column of words below it. */
  handover: { gap: 32 },
};

function read(name: SceneName): Drawing {
  return (drawings satisfies Record<SceneName, object> as Record<SceneName, Drawing>)[name];
}
