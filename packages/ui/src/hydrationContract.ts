/** What the components share with a site's loader, before hydration, and with its router afterwards. */

/** On `<html>` once React runs the page. */
export const hydrated = 'data-live';
/** On `<html>` where React opens the bar's panels, or will as soon as it is there. Elsewhere CSS does. */
export const scripted = 'data-scripted';
/** On a button of the bar that was pressed before React came: React opens its panel. */
export const pressed = 'data-pressed';
/** On a link to the same page in another language, with that language's code. */
export const language = 'data-language';
/** On the label of a button: its other label, shown while busy, or at rest if it is busy now. */
export const busyLabel = 'data-busy-label';

/** State of the history entry that an open sheet adds; a link followed from the sheet replaces it. */
export type SheetHistoryState = { menuSheet?: boolean };
