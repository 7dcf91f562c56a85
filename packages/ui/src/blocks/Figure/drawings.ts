/**
 * Drawings for the floor line of a `Hero`.
 *
 * - `door`; `open`: wide open; `welcome`: wide open, its light to the left
 * - `nameplate`, `keyhole`: narrow and shut, one with a nameplate, one with a lit keyhole
 * - `blind`: a bricked-up doorway with one gap
 * - `table`: with a plan in the light of a door; `chair`: two chairs
 * - `seat`: an empty desk chair and an open door; `circle`: an open circle of chairs, one of them lit
 */
export const heroDrawings = [
  'door',
  'table',
  'chair',
  'seat',
  'circle',
  'open',
  'welcome',
  'nameplate',
  'keyhole',
  'blind',
] as const;
export type HeroDrawing = (typeof heroDrawings)[number];

/**
 * Drawings of case studies. `stairs`: one step missing. `tallDoor`: more than twice as high. `arches`: an
 * auditorium before a lit stage. `coin`: on its edge, between two doors. `turnedChair`: in front of an
 * open door. `mirror`: a round one, in which a chair sees a door and an empty chair.
 */
export type CaseDrawing = 'stairs' | 'tallDoor' | 'arches' | 'coin' | 'turnedChair' | 'mirror';
