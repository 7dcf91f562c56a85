/** Effects of a page change: loading indicator, view transition, scroll position and focus. */
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
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
 * Changes the page in a view transition, if the browser has them and the visitor wants motion.
 *
 * @param isAnimated - whether the browser has animated the change itself
 */
export function inViewTransition(change: () => void, isAnimated: boolean): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isAnimated || isReduced || !document.startViewTransition) return startTransition(change);
  const transition = document.startViewTransition(() => flushSync(change));
  // An interrupted or skipped transition has still changed the page.
  for (const step of ['ready', 'updateCallbackDone', 'finished'] as const)
    transition[step].catch(() => {});
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
