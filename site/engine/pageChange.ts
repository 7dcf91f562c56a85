/** What a change of page shows: that it takes long, the transition, and where the new page begins. */
import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** After this time, in ms, the loading indicator appears. */
const indicatorDelay = 400;

let last: Promise<unknown>;

/**
 * Marks the document as loading if the next page takes long; frame/document.css.ts draws a line. Of several pages,
 * only the last one counts.
 */
export async function showLoading<Page>(page: Promise<Page>): Promise<Page> {
  last = page;
  const mark = (isLoading: boolean) => {
    if (last !== page) return;
    document.documentElement.toggleAttribute('data-loading', isLoading);
    document.getElementById('main')?.setAttribute('aria-busy', String(isLoading));
  };
  const timer = setTimeout(mark, indicatorDelay, true);
  try {
    return await page;
  } finally {
    clearTimeout(timer);
    mark(false);
  }
}

/** Changes the page in a view transition, if the browser has them and the visitor wants motion. */
export function inViewTransition(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !document.startViewTransition) return startTransition(change);
  const transition = document.startViewTransition(() => flushSync(change));
  // An interrupted or skipped transition has still changed the page.
  for (const each of ['ready', 'updateCallbackDone', 'finished'] as const)
    transition[each].catch(() => {});
}

/**
 * Scrolls to the hash's target, or else to the top, and focuses the target or the heading, where keyboard and screen
 * reader then continue.
 */
export function resetScrollAndFocus(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target) target.tabIndex = -1;
  else scrollTo(0, 0);
  (target ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  target?.scrollIntoView();
}
