let commit = () => {};
let changing = false;

/**
 * Changes the page in a view transition, where the browser has them and the visitor has not asked
 * for less motion.
 *
 * @param change - starts the change, the address included; `pageCommitted` ends it
 */
export function inViewTransition(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (changing || isReduced || !document.startViewTransition) return change();
  const transition = document.startViewTransition(() => {
    const committed = new Promise<void>((resolve) => (commit = resolve));
    changing = true;
    change();
    return committed;
  });
  // A transition that another one cuts short, or that a hidden tab skips, has changed the page all
  // the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}

export function pageCommitted(): void {
  changing = false;
  commit();
}
