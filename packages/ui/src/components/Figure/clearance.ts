/**
 * The space that the drawings of a plane need, in `unit`s, each ten units of a drawing: stylesheets keep
 * text clear of it. Drawings are aligned with the content's right edge.
 */
export const clearance = {
  /** The door, at the size of a `Hero`, on a phone at `scale`: `door` is what the words on the wall keep clear of. */
  monument: { wall: 38, onPhone: 31, beside: 34, door: 24, below: 6.6, scale: 0.88 },
  /** A door with furniture, which is in front of the floor line. */
  page: { wall: 29, onPhone: 27, beside: 33, below: 9.5 },
  /** The days of a seminar: a row of doors. */
  wide: { wall: 24, days: 50 },
  /** The low door, as it is beside a form. */
  short: { wall: 19, onPhone: 20, beside: 26 },
  /** The narrow door of a page of text. */
  low: { wall: 16, beside: 8, below: 3 },
  /** The door that is open wide, at the end of a page; on a phone at `scale`. */
  entrance: { wall: 30, onPhone: 27, beside: 38, scale: 0.66 },
  /** The legs of table and chairs, in front of the floor. */
  furniture: 34,
};

/** Words in front of the drawing, which may come later in the document. */
export const aboveDrawing = { position: 'relative', zIndex: 1 } as const;
