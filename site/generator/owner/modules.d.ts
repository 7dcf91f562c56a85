/** The owner's portrait, which the build makes from `site/portrait.jpg`. */
declare module 'virtual:owner-portrait' {
  /** Public paths; `null` if there is no portrait. */
  export const portrait: Required<import('@advisor/ui').PortraitSource> | null;
}

declare module '*/owner.yaml' {
  export type Owner = import('./schema.js').Owner;
  /** The facts of site/owner.yaml, or the sample owner's while it has no name. */
  export const owner: Owner;
  export const isSample: boolean;
}

declare module '*/prices.yaml' {
  export const prices: import('./schema.js').Prices;
}

declare module '*/seminars.yaml' {
  export type Seminar = import('./schema.js').Seminar;
  export type Session = import('./schema.js').Session;
  /** The seminars, earliest first; there may be none. */
  export const seminars: readonly Seminar[];
}
