/**
 * Scrolls to the hash's target, or else to the top, and focuses the heading, where keyboard and screen
 * reader then continue.
 */
export function resetScrollAndFocus(): void {
  const target = hashTarget();
  if (target) {
    // With the focus in the bar, the target would end up under it.
    (document.activeElement as HTMLElement | null)?.blur();
    return target.scrollIntoView();
  }
  scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** The element that the address's hash names. The hash may be invalid, such as `#100%`. */
function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
