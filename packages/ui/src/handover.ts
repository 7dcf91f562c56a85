/** What the components share with a site's loader, before React takes over, and with its router afterwards. */

/** On `<html>` once React follows the links, and on the bar's navigation once React opens its panels. */
export const hydrated = 'data-live';
/**
 * On the bar's navigation, set by the loader: `open` while a panel is open and for a moment afterwards
 * (`hoverDelays.skip`), so that the next one opens at once; `shut` after Escape; otherwise empty.
 */
export const bar = 'data-bar';
/** On a link to the same page in another language, with that language's code. */
export const language = 'data-language';
/** On the label of a button: its other label, shown while busy, or at rest if it is busy now. */
export const busyLabel = 'data-busy-label';

/** State of the history entry that an open sheet adds; a link followed from the sheet replaces it. */
export type SheetHistoryState = { menuSheet?: boolean };
