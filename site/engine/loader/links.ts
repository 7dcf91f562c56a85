/** Links before hydration: fetches the document of the next page on intent. */
import * as contract from '@advisor/ui/hydrationContract';
import { linkedPage, savesData } from '../pageLink.js';

/** Whether React follows the links. */
export const isHydrated = () => document.documentElement.hasAttribute(contract.hydrated);

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

// After a reload, Back stays in the document, which has another page's HTML.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isHydrated() && location.pathname !== pathname) location.reload();
});
