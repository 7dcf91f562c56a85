import { hydratedAttribute } from '../../documentAttributes.js';
import { linkedPage, savesData } from '../pageLink.js';

/** Whether React follows the links. */
export const isHydrated = () => document.documentElement.hasAttribute(hydratedAttribute);

/** Puts a file into the browser's cache. @throws if it does not arrive, also as an error of the server */
export async function fetchIntoCache(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  await response.blob();
}

let prefetched = '';

/** Before hydration: fetches the document of the link that an event points at, once. */
export function prefetchDocument(event: Event): void {
  const { pathname, href = '' } = linkedPage(event)?.to ?? {};
  const isElsewhere = pathname !== undefined && pathname !== location.pathname;
  if (!isElsewhere || href === prefetched || isHydrated() || savesData()) return;
  prefetched = href;
  fetchIntoCache(href).catch(() => {});
}
