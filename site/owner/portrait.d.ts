/** The owner's portrait, as the build makes it from `site/portrait.jpg`. */
declare module 'virtual:owner-portrait' {
  /** Public addresses, as `Portrait` takes them. */
  export type OwnerPortraitPhoto = {
    /** 640 px wide, JPEG. */
    src: string;
    /** `srcset` by MIME type, best first. */
    sources: readonly { type: string; srcSet: string }[];
  };

  /** `null` while there is none. */
  export const portrait: OwnerPortraitPhoto | null;
}
