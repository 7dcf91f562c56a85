/** The owner's portrait, as the build makes it from `site/portrait.jpg`. */
declare module 'virtual:owner-portrait' {
  /** Public addresses, as `Portrait` takes them. */
  export type OwnerPortraitPhoto = {
    /** 320 px wide, JPEG. */
    src: string;
    /** `srcset` by MIME type, best first. */
    sources: readonly { type: string; srcSet: string }[];
    /** 640 px wide, JPEG, for who reads the structured data. */
    large: string;
  };

  /** `null` while there is none. */
  export const portrait: OwnerPortraitPhoto | null;
}
