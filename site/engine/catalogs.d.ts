/** English by the modules of its catalogs, which the build makes of the messages in the code. */
declare module 'virtual:english-catalogs' {
  export const englishCatalogs: Record<
    string,
    () => Promise<{ messages: import('@lingui/core').Messages }>
  >;
}
