/** The owner's portrait, which the build makes from `site/portrait.jpg`. */
declare module 'virtual:owner-portrait' {
  /** Public paths; `null` if there is no portrait. */
  export const portrait: Required<import('@advisor/ui').PortraitSource> | null;
}

declare module '*/owner.yaml' {
  /** The facts of site/owner.yaml, or the sample owner's while it has no name. */
  export const owner: import('./ownersData.js').Owner;
  export const isSample: boolean;
  /** Facts that the build writes in each language. */
  export const texts: {
    /** While it is known. */
    privacyDate?: ReturnType<typeof import('./build/localizedTexts.js').dayTexts>;
    workingLanguages: ReturnType<typeof import('./build/localizedTexts.js').languageLists>;
  };
}

declare module '*/prices.yaml' {
  export const prices: import('./ownersData.js').Prices;
}

declare module '*/seminars.yaml' {
  /** The seminars, earliest first; there may be none. */
  export const seminars: readonly import('./ownersData.js').Seminar[];
}
