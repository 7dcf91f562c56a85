import * as contract from '@advisor/ui/hydrationContract';
import type { SheetHistoryState } from '@advisor/ui/hydrationContract';
import { preload } from './preload.js';
import { isPlainClick, pageLink } from './pageLink.js';
import { resetScrollAndFocus } from './resetScrollAndFocus.js';
import { savesData } from './savesData.js';
import { showLoading } from './showLoading.js';

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
