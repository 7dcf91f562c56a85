/** Attributes and state that the components share with a site's loader and router. */

/** On `<html>` once hydrated. */
export const hydratedAttribute = 'data-hydrated';
/** On `<html>` where React opens the panels. Elsewhere CSS does. */
export const scriptOpensMenusAttribute = 'data-script-opens-menus';
/** On a menu button pressed before hydration; React opens its panel. */
export const pressedAttribute = 'data-pressed';
/** On a language link: its language code. */
export const languageAttribute = 'data-language';
/** On the label of a button: the label that is not shown now. CSS reserves room for it. */
export const alternateLabelAttribute = 'data-alternate-label';

/** State of the history entry that an open sheet adds; a link followed from the sheet replaces it. */
export type SheetHistoryState = { menuSheet?: boolean };

/** Whether the current history entry is that of an open sheet. */
export const isSheetEntry = (): boolean =>
  (history.state as SheetHistoryState | null)?.menuSheet === true;
