/**
 * Runs in the head, before anything is painted: a visitor whose stored language is German or
 * French goes on to the prefixed twin of a path without prefix, query and hash kept; everyone
 * else has the language of the path stored.
 */
import { readLanguagePreference, storeLanguagePreference } from '../i18n/languagePreference.js';
import { preferredPath } from '../i18n/preferredPath.js';
import { resolveLanguage } from '../i18n/resolveLanguage.js';

function settleLanguage(): void {
  const { pathname, search, hash } = location;
  const stored = readLanguagePreference();
  const preferred = preferredPath(pathname, stored);
  if (preferred) location.replace(preferred + search + hash);
  else storeLanguagePreference(resolveLanguage(pathname, stored));
}

settleLanguage();

// Back and forward begin at the top, a reload stays where it was.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
history.scrollRestoration = navigation?.type === 'back_forward' ? 'manual' : 'auto';

// The same holds for a page that the browser has kept whole.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  settleLanguage();
  scrollTo(0, 0);
});
