/** Drawings of case studies. */
export const caseFigureNames = [
  /** Stairs, one step missing. */
  'stairs',
  /** A door, more than twice as high. */
  'tallDoor',
  /** An auditorium before a lit stage. */
  'arches',
  /** Two doors, between them a coin on its edge. */
  'coin',
  /** A chair turned away, in front of an open door. */
  'turnedChair',
  /** A chair before a round mirror, which shows a door and an empty chair. */
  'mirror',
] as const;

/** Drawings for the floor line of a `Hero`. */
export const figureNames = [
  /** A door. */
  'door',
  /** A table with a plan in the light of a door. */
  'table',
  /** Two chairs. */
  'chair',
  /** An empty desk chair and an open door. */
  'seat',
  /** An open circle of chairs, one of them lit. */
  'circle',
  /** A wide-open door. */
  'open',
  /** A wide-open door, its light to the left. */
  'welcome',
  /** A narrow shut door with a nameplate. */
  'nameplate',
  /** A narrow shut door with a lit keyhole. */
  'keyhole',
  /** A bricked-up doorway with one gap. */
  'blind',
] as const;

export type CaseFigureName = (typeof caseFigureNames)[number];
export type FigureName = (typeof figureNames)[number];
