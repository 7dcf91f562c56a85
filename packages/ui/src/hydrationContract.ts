/** Attributes that the components share with a site's loader and router. */

/** On `<html>` once hydrated. */
export const hydratedAttribute = 'data-hydrated';
/** On `<html>` where React opens the panels. Elsewhere CSS does. */
export const scriptOpensMenusAttribute = 'data-script-opens-menus';
/** On a language link: its language code. */
export const languageAttribute = 'data-language';
