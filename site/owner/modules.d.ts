/** The owner's portrait, as the build makes it from `site/portrait.jpg`. */
declare module 'virtual:owner-portrait' {
  /** Public addresses; `null` while there is none. */
  export const portrait: Required<import('@advisor/ui').PortraitSource> | null;
}

declare module '*/owner.yaml' {
  /** The facts of site/owner.yaml, or the sample owner's while it has no name. */
  export const owner: import('./fact.js').Owner;
  export const isSample: boolean;
}

declare module '*/prices.yaml' {
  export const prices: import('./rules.js').Prices;
}

declare module '*/seminars.yaml' {
  /** The dated seminars, the earliest first; there may be none. */
  export const seminars: readonly import('./rules.js').Seminar[];
}
