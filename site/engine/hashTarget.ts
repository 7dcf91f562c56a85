/** The element that the address's hash names. The hash may be invalid, such as `#100%`. */
export function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
