/**
 * What a visitor who comes to a page expects of it: its top in view, or the place that the address
 * names, and the focus on its heading, so that keyboard and screen reader go on from there.
 */
export function arrive(): void {
  const place =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (place) {
    place.scrollIntoView();
    return;
  }
  scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}
