import * as contract from '@advisor/ui/hydrationContract';
import { navigate } from 'wouter/use-browser-location';
import { readLanguagePreference } from '../i18n/languagePreference.js';
import { preferredPath } from '../i18n/localizedPath.js';
import { preload, type LoadedPage } from './loadPage.js';
import { resetScrollAndFocus, showLoading } from './pageChange.js';
import { isPlainClick, linkedPage, savesData } from './pageLink.js';

/**
 * Follows the site's links, Back and Forward without loading a new document: one listener handles every plain
 * `<a href>`. The next page is loaded before the address changes; if that fails, the browser follows the link.
 * Hover, touch and focus prefetch a page, unless the visitor saves data.
 *
 * @param show - called with a page once it has loaded
 * @returns a function that removes the listeners
 */
export function followLinks(show: (page: LoadedPage) => void): () => void {
  const root = document.getElementById('root')!;
  let shownPath = location.pathname;
  /** Of several quick steps the last one wins, whichever page loads first. */
  let last: URL;

  async function open(to: URL, changeAddress?: () => void): Promise<void> {
    last = to;
    try {
      const page = await showLoading(preload(to.pathname));
      if (last !== to) return;
      if (!root.isConnected) throw new Error('React renders into a page that is gone.');
      changeAddress?.();
      shownPath = to.pathname;
      show(page);
    } catch {
      // The page may be missing, an extension may have rewritten the body, or the browser, like Safari, may refuse
      // one more change of the address. The browser then loads the document.
      if (last === to && location.href === to.href) location.reload();
      else if (last === to) location.assign(to);
    }
  }

  function follow(event: MouseEvent): void {
    const { link, to } = linkedPage(event) ?? {};
    if (!to || !isPlainClick(event)) return;
    event.preventDefault();
    if (to.pathname !== location.pathname) {
      // Replace the entry, so that Back skips the open sheet or the page in another language.
      const isReplaced = () =>
        contract.isSheetEntry() || link!.hasAttribute(contract.languageAttribute);
      return void open(to, () => navigate(to.href, { replace: isReplaced() }));
    }
    last = to;
    // The sheet is closing, which goes back to the entry below its own.
    if (contract.isSheetEntry()) addEventListener('popstate', () => showTop(to), { once: true });
    else showTop(to);
  }

  function goBackOrForward(): void {
    const to = new URL(location.href);
    last = to;
    if (to.pathname === shownPath) return;
    // The entry may be in a language that the visitor has left.
    const preferred = preferredPath(to.pathname, readLanguagePreference());
    if (!preferred) return void open(to);
    to.pathname = preferred;
    void open(to, () => navigate(to.href, { replace: true }));
  }

  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('popstate', goBackOrForward, { signal });
  document.addEventListener('click', follow, { signal });
  if (!savesData())
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(intent, prefetch, { signal, passive: true });
  return () => controller.abort();
}

/** Scrolls the current page to its top, and removes the hash from its address. */
function showTop({ pathname, search }: URL): void {
  if (location.hash) history.replaceState(history.state, '', pathname + search);
  resetScrollAndFocus();
}

function prefetch(event: Event): void {
  const page = linkedPage(event);
  if (page) preload(page.to.pathname).catch(() => {});
}
