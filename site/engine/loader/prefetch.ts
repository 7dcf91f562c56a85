import { hydratedAttribute } from '../../documentAttributes.js';
import { linkedPage, savesData } from '../pageLink.js';

/** Whether React follows the links. */
export const isHydrated = () => document.documentElement.hasAttribute(hydratedAttribute);

/** Puts a file into the browser's cache. */
export const fetchIntoCache = async (url: string) => (await fetch(url)).blob();

let prefetched = '';

/** Before hydration: fetches the document of the link that an event points at, once. */
export function prefetchDocument(_: Element, event: Event): void {
  const { pathname, href = '' } = linkedPage(event)?.to ?? {};
  const isElsewhere = pathname !== undefined && pathname !== location.pathname;
  if (!isElsewhere || href === prefetched || isHydrated() || savesData()) return;
  prefetched = href;
  fetchIntoCache(href).catch(() => {});
}
