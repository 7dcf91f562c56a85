import * as handover from '@advisor/ui/handover';
import {
  readLanguagePreference,
  resolveLanguage,
  storeLanguagePreference,
  type Language,
} from '../../i18n/languages.js';
import { preferredPath } from '../../i18n/href.js';
import { listen } from './listen.js';

/**
 * A visitor whose stored language is German or French goes on to the prefixed twin of a path without
 * prefix, query and hash kept; everyone else has the language of the path stored.
 */
export function settleLanguage(): 'stays' | 'leaves' {
  const { pathname, search, hash } = location;
  const stored = readLanguagePreference();
  const preferred = preferredPath(pathname, stored);
  if (preferred) {
    location.replace(preferred + search + hash);
    return 'leaves';
  }
  storeLanguagePreference(resolveLanguage(pathname, stored));
  return 'stays';
}

// Stores the language that a visitor chooses: at a path without prefix the old one would send the visitor
// back. Query and hash are kept.
listen('click auxclick', (target) => {
  const link = target.closest<HTMLAnchorElement>(`a[${handover.language}]`);
  if (!link) return;
  storeLanguagePreference(link.getAttribute(handover.language) as Language);
  link.search = location.search;
  link.hash = location.hash;
});

// Back and forward lead to the top, a reload stays where it was. A page that the browser has kept
// whole may also have come back under another preference.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  settleLanguage();
  stayAtTop();
});

/** After how many frames browsers have restored the scroll position; no time, because a busy machine is late. */
const restoredAfter = 60;

/** Keeps a page to which back or forward has led at its top, unless the visitor scrolls. */
export function stayAtTop(): void {
  // Chromium and WebKit restore the old position after `pageshow`, some pages in several steps, and
  // `history.scrollRestoration` comes too late while the page loads. So each scroll is undone, unless
  // it is the visitor's own.
  const stop = new AbortController();
  const end = () => stop.abort();
  const undo = () => scrollTo(0, 0);
  undo();
  addEventListener('scroll', undo, stop);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, end, stop);
  }
  const endAfter = (frames: number) => {
    if (frames) requestAnimationFrame(() => endAfter(frames - 1));
    else end();
  };
  if (document.readyState === 'complete') endAfter(restoredAfter);
  else addEventListener('pageshow', () => endAfter(restoredAfter), stop);
}
