/**
 * The address of a page of this site that a link leads to, or `null` where the browser should
 * follow the link itself: another origin, another window, a file, a function, or a place on the
 * page that is already shown. The same page with another query is a new document, because a page reads
 * its query only once.
 *
 * @param here - `location.href`
 */
export function pageLink(link: HTMLAnchorElement, here: string): URL | null {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const from = new URL(here);
  if (link.origin !== from.origin || /^\/\.|\.\w+$/.test(link.pathname)) return null;
  const to = new URL(link.href);
  const isSamePage = to.pathname === from.pathname;
  return isSamePage && (to.hash || to.search !== from.search) ? null : to;
}

/** Whether a click opens its link in this window: a plain one, without a modifier. */
export function isPlainClick(click: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
