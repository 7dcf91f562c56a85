/** Where the site uses each component: see componentUses.ts. */
declare module 'virtual:component-uses' {
  /** By the name of a component, ids of stories of pages; `frame` where it is on every page. */
  export const uses: Readonly<Record<string, readonly string[]>>;
}
