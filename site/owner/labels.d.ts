/** What each missing fact is called, by its name: the labels of facts.ts without its rules. */
declare module 'virtual:owner-labels' {
  export const factLabels: Readonly<
    Record<import('./facts.js').FactName, import('@lingui/core').MessageDescriptor>
  >;
}
