/** The link around an event's target and its address, if the site follows it. */
export function linkedPage({ target }: Event): { link: HTMLAnchorElement; to: URL } | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  const to = link && pageLink(link, location.href);
  return to ? { link, to } : undefined;
}

/**
 * The address that a link leads to, if it is a page of this site. `null` if the browser should follow the
 * link: to another origin, window, file or function, or to a hash on the current page.
 *
 * @param here - `location.href`
 */
export function pageLink(link: HTMLAnchorElement, here: string): URL | null {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const from = new URL(here);
  if (link.origin !== from.origin || /^\/\.|\.\w+$/.test(link.pathname)) return null;
  const to = new URL(link.href);
  return to.hash && isSamePage(to, from) ? null : to;
}

/** Whether two addresses differ only in their hashes. Another query is another page, because the form reads it. */
export const isSamePage = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Whether a click opens its link in this window: the main button, without modifiers. */
export function isPlainClick(click: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/** Whether the visitor has asked the browser to save data. Nothing is prefetched then. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
