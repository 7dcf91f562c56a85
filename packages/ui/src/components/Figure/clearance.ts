/**
 * The space that the drawings of a plane need, in `unit`s, each ten units of a drawing: stylesheets keep
 * text clear of it. Drawings are aligned with the content's right edge.
 */
export const clearance = {
  /** The door, at the size of a `Hero`, on a phone at `scale`: `door` is what the words on the wall keep clear of. */
  monument: { wall: 38, onPhone: 33, beside: 34, door: 24, below: 6.6, scale: 0.88 },
  /** A room: a door, and furniture in front of the floor line. On a phone it is larger, by `scale`. */
  page: { wall: 29, onPhone: 30, beside: 36, below: 21, scale: 1.1 },
  /** The days of a seminar: a row of doors. */
  wide: { wall: 24, days: 50 },
  /** The door above a form; on a phone it is larger, by `scale`. */
  short: { wall: 20.5, onPhone: 28, beside: 14, scale: 1.4 },
  /** The narrow door of a page of text. */
  low: { wall: 20.5, beside: 12.5, below: 6 },
  /** The door that is open wide, at the end of a page; on a phone at `scale`, on a tablet at `tabletScale`. */
  entrance: { wall: 34, onPhone: 27, scale: 0.66, onTablet: 34, tabletScale: 0.85 },
  /** The legs of table and chairs, in front of the floor. */
  furniture: 41,
};

/** Words in front of the drawing, which may come later in the document. */
export const aboveDrawing = { position: 'relative', zIndex: 1 } as const;
