/** Names that the HTML of the build shares with the scripts that run in it. */

/** The `id` of the element that React hydrates. */
export const rootId = 'root';
/** On the root: addresses of the client and its imports. Without them the page stays HTML. */
export const modulesAttribute = 'data-modules';
/** On the root: address of the complete style sheet. The HTML contains only the part that it needs. */
export const stylesAttribute = 'data-styles';
/** On the root: when its HTML was written, as an ISO date. */
export const renderedAtAttribute = 'data-rendered-at';
/** On the root: its number of nodes and characters in the build, such as `240:4500`. */
export const fingerprintAttribute = 'data-fingerprint';
/** On the script in the head: addresses of the fonts. */
export const fontsAttribute = 'data-fonts';
/** On the links of `SiteHeader` to other languages: the code of the language. */
export const languageAttribute = 'data-language';
/** On `<html>` once React has hydrated the page. */
export const hydratedAttribute = 'data-hydrated';
/** On `<html>` while the next page takes long. */
export const loadingAttribute = 'data-loading';
/** The `id` of the element with the year of the copyright. */
export const copyrightId = 'copyright';
