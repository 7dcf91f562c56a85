/** What the address's hash names on the page. A shared address may end in an invalid encoding, such as `#100%`. */
export function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
