/** Pixels of every share image: what networks show large and uncut. */
export const shareImageSize = { width: 1200, height: 630 } as const;
