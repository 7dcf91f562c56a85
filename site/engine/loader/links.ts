/** Links: before hydration, fetches the next page's document on intent; always, Back and Forward within a page. */
import { hydratedAttribute } from '@advisor/ui/hydrationContract';
import { isSamePage, linkedPage, savesData } from '../pageLink.js';
import { listen } from './listen.js';

/** Whether React follows the links. */
const isHydrated = () => document.documentElement.hasAttribute(hydratedAttribute);

/** Puts a file into the browser's cache. */
export const fetchIntoCache = async (url: string) => (await fetch(url)).blob();

let prefetched = '';

/** Fetches the document of the link that an event points at, once. */
export function prefetchDocument(_: Element, event: Event): void {
  const { pathname, href = '' } = linkedPage(event)?.to ?? {};
  const isElsewhere = pathname !== undefined && pathname !== location.pathname;
  if (!isElsewhere || href === prefetched || isHydrated() || savesData()) return;
  prefetched = href;
  fetchIntoCache(href).catch(() => {});
}

// React changed the page, and then the visitor reloaded it. Back to the page before does not load a document, so this
// one would go on showing its own page.
const shown = new URL(location.href);
addEventListener('popstate', () => {
  if (!isHydrated() && !isSamePage(new URL(location.href), shown)) location.reload();
});

// On Back and Forward within the page, unlike elsewhere (see head.ts), the browser restores the position.
listen('click', (target) => {
  if (target.closest('a[href^="#"]')) history.scrollRestoration = 'auto';
});
