let commit = () => {};

/**
 * Changes the page in a view transition, where the browser has them and the visitor has not asked
 * for less motion.
 *
 * @param change - starts the change; `pageCommitted` tells that it is in the document
 */
export function inViewTransition(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return change();
  }
  const transition = document.startViewTransition(() => {
    const committed = new Promise<void>((resolve) => (commit = resolve));
    change();
    return committed;
  });
  // A transition that another one cuts short, or that a hidden tab skips, has changed the page all
  // the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}

/** To be called when the changed page is in the document. */
export function pageCommitted(): void {
  commit();
}
