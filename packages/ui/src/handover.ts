/**
 * The contract of the components and the page's own script, before and while React takes the page
 * over. The script finds the components by these attributes; the components read what it wrote.
 */
/** On `<html>` and the header once React is in charge: CSS and the script step back. */
export const live = 'data-live';
/** On the header and the form: the first intent on one of its controls loads React. */
export const intent = 'data-intent';
/** On the bar's navigation. */
export const nav = 'data-nav';
/** On a group of the bar, with its id: a button and its panel. */
export const menu = 'data-menu';
/** On the panel of a group. */
export const panel = 'data-panel';
/** On a group, by the script: when the pointer came to it, in ms like `performance.now()`. */
export const hoveredAt = 'data-hovered-at';
/** On the navigation, by the script: a panel is open or was a moment ago (`hoverDelays.skip`), so the next opens at once. */
export const skipsDelay = 'data-skips-delay';
/** On the navigation, by the script: Escape has closed the panel under the pointer. */
export const dismissed = 'data-dismissed';
/** On the navigation and the sheet, by React: it was open before, so its entrance is not played again. */
export const keptOpen = 'data-kept-open';
/** On the button that opens the sheet. */
export const burger = 'data-burger';
/** On a group of the sheet, with its id. */
export const group = 'data-group';
/** On a link to the same page in another language, with that language's code. */
export const language = 'data-language';

/** State of the history entry that an open sheet adds; a link followed from the sheet replaces it. */
export type SheetHistoryState = { menuSheet?: boolean };
