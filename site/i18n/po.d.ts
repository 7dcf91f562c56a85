/** A catalog, compiled by @lingui/vite-plugin. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
