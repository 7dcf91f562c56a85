/** Links: before hydration, fetches the next page's document on intent; always, Back and Forward within a page. */
import * as contract from '@advisor/ui/hydrationContract';
import { linkedPage, savesData } from '../pageLink.js';
import { listen } from './listen.js';

/** Whether React follows the links. */
export const isHydrated = () => document.documentElement.hasAttribute(contract.hydratedAttribute);

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
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isHydrated() && location.pathname !== pathname) location.reload();
});

// The browser does not scroll on Back and Forward (see head.ts), so an entry of the history keeps its own position.
listen('click', (target) => {
  if (target.closest('a[href^="#"]')) history.replaceState({ ...history.state, scrollY }, '');
});
addEventListener('hashchange', ({ oldURL }) => {
  if (new URL(oldURL).pathname !== location.pathname) return;
  const { scrollY: position } = Object(history.state) as { scrollY?: number };
  if (position !== undefined) scrollTo(0, position);
  else document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
