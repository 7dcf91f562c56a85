/** Effects of a page change: loading indicator, scroll position and focus. */
import { loadingAttribute } from '../documentAttributes.js';

/** After this time, in ms, the loading indicator appears. */
const indicatorDelay = 400;

let timer: ReturnType<typeof setTimeout>;

/** Marks the document as loading if the next page takes long; frame/document.css.ts draws a line. */
export function showLoading(): void {
  clearTimeout(timer);
  timer = setTimeout(mark, indicatorDelay, true);
}

export function hideLoading(): void {
  clearTimeout(timer);
  mark(false);
}

function mark(isLoading: boolean): void {
  document.documentElement.toggleAttribute(loadingAttribute, isLoading);
  document.querySelector('main')?.setAttribute('aria-busy', String(isLoading));
}

/**
 * Scrolls to the hash's target, or else to the top, and focuses the target or the heading, where keyboard and screen
 * reader then continue.
 */
export function resetScrollAndFocus(): void {
  // A link within a page has set it to `auto`.
  history.scrollRestoration = 'manual';
  const target = document.getElementById(location.hash.slice(1));
  if (!target) scrollTo(0, 0);
  // A focusable target keeps its place in the tab order.
  else if (target.tabIndex < 0) target.tabIndex = -1;
  (target ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
