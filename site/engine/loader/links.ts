/** Links before hydration: fetches the document of the next page on intent, and nothing else once it is clicked. */
import * as contract from '@advisor/ui/hydrationContract';
import { isPlainClick, linkedPage, savesData } from '../pageLink.js';

/** Whether React follows the links. */
export const isHydrated = () => document.documentElement.hasAttribute(contract.hydrated);

/** Puts a file into the browser's cache. */
export const fetchIntoCache = async (url: string) => (await fetch(url)).blob();

/** The address that a link leads to, if it is another page of this site. */
function nextPage(event: Event): string | undefined {
  const { to } = linkedPage(event) ?? {};
  return to?.pathname === location.pathname ? undefined : to?.href;
}

let isPointerOnLink = false;
let onPointerLeft = () => {};

/** Resolves once the pointer is on no link to another page. */
export const pointerOffLinks = () =>
  new Promise<void>((resolve) => (isPointerOnLink ? (onPointerLeft = resolve) : resolve()));

let prefetched = '';

/** Fetches the document of the link that an event points at, once. */
export function prefetchDocument(_: Element, event: Event): void {
  const to = nextPage(event);
  isPointerOnLink = Boolean(to) && event.type === 'pointerover';
  if (!isPointerOnLink) onPointerLeft();
  if (!to || to === prefetched || isHydrated() || savesData()) return;
  prefetched = to;
  fetchIntoCache(to).catch(() => {});
}

let isUnloading = false;

/** Whether the page is being left, which stops its fetches. */
export const isLeaving = () => isUnloading;

addEventListener('pagehide', () => (isUnloading = true));
addEventListener('pageshow', () => (isUnloading = false));

/** At a click on a link: the next document arrives sooner if nothing else is being fetched, except itself. */
export function stopFetches(_: Element, event: Event): void {
  const to = nextPage(event);
  if (!to || to === prefetched || isHydrated() || !isPlainClick(event as MouseEvent)) return;
  isUnloading = true;
  window.stop();
}

// After a reload, Back stays in the document, which has another page's HTML.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isHydrated() && location.pathname !== pathname) location.reload();
});
