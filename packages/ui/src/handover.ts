/** What the components share with a site's loader, before React takes over, and with its router afterwards. */

/**
 * Says that scripts open the bar's panels: on `<html>`, set by the loader as long as React is on its way or there, and
 * on the bar itself. Without it CSS opens them, by hover and focus.
 */
export const scripted = 'data-scripted';
/** On a button of the bar that was pressed before React is there; React does then what was asked for. */
export const pressed = 'data-pressed';
/** On `<html>` once React follows the links. */
export const hydrated = 'data-live';
/** On a link to the same page in another language, with that language's code. */
export const language = 'data-language';
/** On the label of a button: its other label, shown while busy, or at rest if it is busy now. */
export const busyLabel = 'data-busy-label';

/** State of the history entry that an open sheet adds; a link followed from the sheet replaces it. */
export type SheetHistoryState = { menuSheet?: boolean };
