import * as contract from '@advisor/ui/hydrationContract';
import type { SheetHistoryState } from '@advisor/ui/hydrationContract';
import { preload } from './loadPage.js';
import { isPlainClick, pageLink, savesData } from './pageLink.js';

/**
 * Follows the site's links without loading a new document: one listener handles every plain `<a href>`.
 * The next page is loaded before the address changes; if that fails, the browser follows the link.
 * Hover, touch and focus prefetch a page, unless the visitor saves data.
 *
 * @returns a function that removes the listeners
 */
export function followLinks(navigate: Navigate): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  // Back and forward override a click whose page is still loading.
  addEventListener('popstate', () => (pendingHref = ''), options);
  // Not on #root: the sheet's links are in a portal outside it.
  document.addEventListener('click', (event) => follow(event, navigate), {
    signal: controller.signal,
  });
  if (!savesData()) {
    document.addEventListener('pointerover', prefetch, options);
    document.addEventListener('touchstart', prefetch, options);
    document.addEventListener('focusin', prefetch, options);
  }
  return () => controller.abort();
}

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The address of the last click whose page is still loading. */
let pendingHref = '';

function follow(event: MouseEvent, navigate: Navigate): void {
  if (!isPlainClick(event)) return;
  const link = linkOf(event);
  const to = link && pageLink(link, location.href);
  if (!to) return;
  event.preventDefault();
  pendingHref = to.href;
  if (to.pathname === location.pathname) {
    // A link to the current page scrolls to the top and removes the hash.
    if (location.hash) history.replaceState(history.state, '', to.pathname + to.search);
    return resetScrollAndFocus();
  }
  showLoading(preload(to.pathname))
    .then(() => {
      // The last of several quick clicks wins, whichever page loads first. A double click is one step.
      if (pendingHref !== to.href) return;
      // Replace the entry, so that Back skips the open sheet or the page in another language.
      const { menuSheet } = (history.state ?? {}) as SheetHistoryState;
      const replace = menuSheet || link.hasAttribute(contract.language);
      navigate(to.pathname + to.search + to.hash, { replace });
      pendingHref = '';
    })
    // The page is missing, or the browser limits changes of the address, as Safari does.
    .catch(() => pendingHref === to.href && location.assign(to));
}

function prefetch(event: Event): void {
  const link = linkOf(event);
  const to = link && pageLink(link, location.href);
  if (to) preload(to.pathname).catch(() => {});
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** After this time, in ms, the loading indicator appears. */
const indicatorDelay = 400;

let last: Promise<unknown>;

/**
 * Marks the document as loading if the next page takes long; frame/document.css.ts draws a line. Of several pages,
 * only the last one counts.
 */
export async function showLoading<Page>(page: Promise<Page>): Promise<Page> {
  last = page;
  const mark = (isLoading: boolean) => {
    if (last !== page) return;
    document.documentElement.toggleAttribute('data-loading', isLoading);
    document.getElementById('main')?.setAttribute('aria-busy', String(isLoading));
  };
  const timer = setTimeout(mark, indicatorDelay, true);
  try {
    return await page;
  } finally {
    clearTimeout(timer);
    mark(false);
  }
}

/**
 * Scrolls to the hash's target, or else to the top, and focuses the heading, where keyboard and screen
 * reader then continue.
 */
export function resetScrollAndFocus(): void {
  const target = hashTarget();
  if (target) {
    // With the focus in the bar, the target would end up under it.
    (document.activeElement as HTMLElement | null)?.blur();
    return target.scrollIntoView();
  }
  scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** The element that the address's hash names. The hash may be invalid, such as `#100%`. */
function hashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
