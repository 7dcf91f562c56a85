/**
 * What a visitor who comes to a page expects of it: its top in view, or the place that the address
 * names, and the focus on its heading, so that keyboard and screen reader go on from there.
 */
export function arrive(): void {
  const place = document.getElementById(decoded(location.hash.slice(1)));
  if (place) return place.scrollIntoView();
  scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** A shared address may end in what is no encoding, such as `#100%`. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
