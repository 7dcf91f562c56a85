import { readLanguagePreference, storeLanguagePreference } from '../../i18n/languagePreference.js';
import { preferredPath } from '../../i18n/preferredPath.js';
import { resolveLanguage } from '../../i18n/resolveLanguage.js';

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

// Back and forward lead to the top, a reload stays where it was. A page that the browser has kept
// whole may also have come back under another preference.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  settleLanguage();
  scrollTo(0, 0);
});

/** Keeps a page to which back or forward has led at its top, unless the visitor scrolls. */
export function stayAtTop(): void {
  // Chromium restores the old position after `pageshow`, and `history.scrollRestoration` comes too
  // late while the page loads. So the first scroll is undone, unless it is the visitor's own.
  const stop = new AbortController();
  const undo = () => {
    stop.abort();
    scrollTo(0, 0);
  };
  addEventListener('scroll', undo, stop);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => stop.abort(), stop);
  }
}
