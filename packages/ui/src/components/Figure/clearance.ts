/**
 * Space that each drawing takes, in `unit`s (ten drawing units); text keeps clear of it. `wall`:
 * height; `onPhone`: height below `small`; `beside`: width; `below`: depth; `scale`: factor below
 * `small`.
 */
export const clearance = {
  /** `door`: width of the door, of which text and actions beside it keep clear. */
  monument: { wall: 38, onPhone: 33, beside: 34, door: 24, below: 6.6, scale: 0.88 },
  page: { wall: 29, onPhone: 25.4, beside: 36, below: 16.5, scale: 0.95 },
  /** `days`: width of the days. */
  wide: { wall: 24, days: 50 },
  short: { wall: 20.5, onPhone: 28, beside: 14, scale: 1.4 },
  low: { wall: 20.5, beside: 12.5, below: 6 },
  /** The end of a page: height of its wall. */
  closing: { wall: 34, onPhone: 27, onTablet: 34 },
  /** Scale of its drawing below `small`, and on a tablet. */
  entrance: { scale: 0.66, tabletScale: 0.85 },
  window: { scale: 0.78, tabletScale: 1.2 },
  /** Portrait at the end of a page (4 to 5): its width, and its distance to the end of the content. */
  portrait: { width: 15, toEnd: 31 },
  /** Width of table and chairs in front of the floor. */
  furniture: 41,
};

/** Text in front of the drawing, which may come later in the document. */
export const inFrontOfDrawing = { position: 'relative', zIndex: 1 } as const;
