/** Attributes that `SiteHeader` shares with a site's loader and router. */

/** On `<html>`, set by the loader: React opens the panels of the header. Without it CSS does. */
export const scriptOpensMenusAttribute = 'data-script-opens-menus';
/** On a link to the page in another language: the code of that language. */
export const languageAttribute = 'data-language';
