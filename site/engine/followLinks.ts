import { navigate } from 'wouter/use-browser-location';
import { languageAttribute, rootId } from '../documentAttributes.js';
import { languageOf } from '@advisor/contract/languages';
import { preferredPath } from '../i18n/preferredLanguage.js';
import type { LoadedPage } from '../pages/loadPage.js';
import { preload } from './preload.js';
import { hideLoading, resetScrollAndFocus, showLoading } from './pageChange.js';
import { isPlainClick, isSamePage, linkedPage, savesData } from './pageLink.js';

/** The time in ms that a page may take to load: a request may hang on a connection that is gone. */
const loadTimeout = 10_000;

/**
 * Follows the site's links, Back and Forward without loading a new document: one listener handles every plain
 * `<a href>`. The next page is loaded before the address changes; if that fails, the browser follows the link.
 * Hover, touch and focus prefetch a page, unless the visitor saves data.
 *
 * @param show - called with a page once it has loaded
 * @returns a function that removes the listeners
 */
export function followLinks(show: (page: LoadedPage) => void): () => void {
  const root = document.getElementById(rootId)!;
  let shownUrl = new URL(location.href);
  /** The target of the last navigation: a page that loads later than a newer one is dropped. */
  let last = shownUrl;

  async function open(to: URL, changeAddress?: () => void): Promise<void> {
    last = to;
    showLoading();
    try {
      const timeout = new Promise<never>((_, reject) => setTimeout(reject, loadTimeout));
      const page = await Promise.race([preload(to.pathname), timeout]);
      if (last !== to) return;
      if (!root.isConnected) throw new Error('React renders into a page that is gone.');
      changeAddress?.();
      shownUrl = to;
      hideLoading();
      show(page);
    } catch {
      if (last !== to) return;
      // The page may be missing or late, an extension may have rewritten the body, or the browser, like Safari, may
      // refuse one more change of the address. The browser then loads the document.
      if (location.href === to.href) location.reload();
      else location.assign(to);
    }
  }

  /** Stays on the page, and drops the one that is loading. */
  function stay(): void {
    last = shownUrl;
    hideLoading();
  }

  function follow(event: MouseEvent): void {
    const { link, to } = linkedPage(event) ?? {};
    if (!to || !isPlainClick(event)) return;
    event.preventDefault();
    if (!isSamePage(to, new URL(location.href))) {
      // Replaces the entry, so that Back does not return to the other language.
      const replace = link!.hasAttribute(languageAttribute);
      return void open(to, () => navigate(to.href, { replace }));
    }
    stay();
    if (location.hash) history.replaceState(history.state, '', to);
    resetScrollAndFocus();
  }

  function goBackOrForward(): void {
    const to = new URL(location.href);
    if (isSamePage(to, shownUrl)) return stay();
    // The entry may be in a language that the visitor has left in this tab; another tab may have stored its own.
    const preferred = preferredPath(to.pathname, languageOf(shownUrl.pathname));
    to.pathname = preferred || to.pathname;
    void open(to, () => preferred && navigate(to.href, { replace: true }));
  }

  let prefetched = '';

  function prefetch(event: Event): void {
    const path = linkedPage(event)?.to.pathname;
    // The pointer passes over several elements of one link.
    if (!path || path === prefetched) return;
    prefetched = path;
    preload(path).catch(() => (prefetched = ''));
  }

  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('popstate', goBackOrForward, { signal });
  // The back/forward cache keeps the page as it is left: no page may replace it there, no indicator run on.
  addEventListener('pagehide', stay, { signal });
  document.addEventListener('click', follow, { signal });
  if (!savesData())
    for (const intent of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(intent, prefetch, { signal, passive: true });
  return () => controller.abort();
}
