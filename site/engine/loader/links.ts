/** Links before hydration: fetches the document of the next page on intent, and nothing else once it is clicked. */
import * as contract from '@advisor/ui/hydrationContract';
import { isPlainClick, pageLink, savesData } from '../pageLink.js';
import { listen } from './listen.js';

/** Whether React follows the links. */
export const isHydrated = () => document.documentElement.hasAttribute(contract.hydrated);

/** Puts a file into the browser's cache. */
export const fetchIntoCache = async (url: string) => (await fetch(url)).blob();

/** The page that the link around an element leads to, if it is another one of this site. */
function nextPage(target: Element): string | undefined {
  const link = target.closest('a');
  const to = link?.href ? pageLink(link, location.href) : null;
  return to && to.pathname !== location.pathname ? to.href : undefined;
}

let isPointerOnLink = false;
let onPointerLeft = () => {};

/** Resolves once the pointer is on no link to another page. */
export const pointerOffLinks = () =>
  new Promise<void>((resolve) => (isPointerOnLink ? (onPointerLeft = resolve) : resolve()));

let prefetched = '';

listen('pointerover touchstart focusin keydown', (target, { type }) => {
  const to = nextPage(target);
  isPointerOnLink = Boolean(to) && type === 'pointerover';
  if (!isPointerOnLink) onPointerLeft();
  if (!to || to === prefetched || isHydrated() || savesData()) return;
  prefetched = to;
  fetchIntoCache(to).catch(() => {});
});

let leaving = false;

/** Whether the page is being left, which stops its fetches. */
export const isLeaving = () => leaving;

addEventListener('pagehide', () => (leaving = true));
addEventListener('pageshow', () => (leaving = false));

// The next document arrives sooner if nothing else is being fetched, except the document itself.
listen('click', (target, event) => {
  const to = nextPage(target);
  if (!to || to === prefetched || isHydrated() || !isPlainClick(event as MouseEvent)) return;
  leaving = true;
  window.stop();
});

// After a reload, Back stays in the document, which has another page's HTML.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isHydrated() && location.pathname !== pathname) location.reload();
});
