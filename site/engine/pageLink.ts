/**
 * The address of a page of this site that a link leads to, or `null` where the browser should
 * follow the link itself: another origin, another window, a file, a function, or a place on the
 * page that is already shown.
 *
 * @param here - `location.href`
 */
export function pageLink(link: HTMLAnchorElement, here: string): URL | null {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const from = new URL(here);
  if (link.origin !== from.origin || /^\/\.|\.\w+$/.test(link.pathname)) return null;
  const to = new URL(link.href);
  const samePage = to.pathname === from.pathname && to.search === from.search;
  return samePage && to.hash ? null : to;
}

/** Whether a click opens its link in this window: a plain one, without a modifier. */
export function isPlainClick(click: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
