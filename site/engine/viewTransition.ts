import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * Changes the page in a view transition, if the browser has them and the visitor does not prefer reduced
 * motion.
 *
 * @param change - sets the state from which React renders the new page
 */
export function inViewTransition(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !document.startViewTransition) return startTransition(change);
  const transition = document.startViewTransition(() => flushSync(change));
  // A transition that is interrupted or skipped has changed the page all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}
