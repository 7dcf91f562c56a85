/** What of a click decides whether it follows a link in this window. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** What of a link decides whether it leads to a page of this site. */
export type LinkTarget = Pick<HTMLAnchorElement, 'href' | 'target'> & {
  hasAttribute(name: string): boolean;
};

/**
 * The address of a page of this site that a link leads to, or `null` where the browser should
 * follow the link itself: another origin, another window, a file, a function, or a place on the
 * page that is already shown.
 *
 * @param here - `location.href`
 */
export function pageLink(link: LinkTarget, here: string): URL | null {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const from = new URL(here);
  let to: URL;
  try {
    to = new URL(link.href, here);
  } catch {
    return null;
  }
  if (to.origin !== from.origin || /^\/\.|\.\w+$/.test(to.pathname)) return null;
  const samePage = to.pathname === from.pathname && to.search === from.search;
  return samePage && to.hash ? null : to;
}

/** Whether a click asks for its link in this window: the plain one, without a modifier. */
export function isPlainClick(click: LinkClick): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
