/** Runs in the head, before the first paint. */
import { defaultLanguage, languageOf, type Language } from '@advisor/contract/languages';
import {
  preferredPath,
  readLanguagePreference,
  storeLanguagePreference,
} from '../../i18n/preferredLanguage.js';
import { fontsAttribute, languageAttribute } from '../../documentAttributes.js';
import { listen } from './listen.js';

/**
 * Fonts are preloaded if the server answered within this time, in ms. Chromium delays the first paint by
 * up to 100 ms for a preloaded font. On a slow connection the font comes too late anyway, and the page
 * starts with fallbacks of the same metrics.
 */
const maxResponseTime = 75;

/**
 * Redirects from a path without prefix to the visitor's stored language, keeping query and hash. Otherwise stores the
 * language of the path, after the first paint because the storage is synchronous.
 */
function redirectOrStoreLanguage(): 'redirects' | 'stays' {
  const { pathname, search, hash } = location;
  const language = languageOf(pathname);
  const preferred =
    language === defaultLanguage && preferredPath(pathname, readLanguagePreference());
  if (preferred) {
    location.replace(preferred + search + hash);
    return 'redirects';
  }
  requestAnimationFrame(() => setTimeout(storeLanguagePreference, 0, language));
  return 'stays';
}

// Every load starts at the top; the back/forward cache keeps its own position.
history.scrollRestoration = 'manual';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isSlow = navigation && navigation.responseStart - navigation.requestStart > maxResponseTime;

// A page that redirects fetches nothing.
if (redirectOrStoreLanguage() === 'stays' && !isSlow) {
  for (const href of document.currentScript!.getAttribute(fontsAttribute)!.split(' ')) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}

// Stores the language of a link's target, because a path without prefix redirects to the stored one, which another tab
// may have set. A press may open a tab by a drag, by a menu, which iOS does not announce, or nothing: then only English
// is stored, the one language that redirects.
listen('click pointerdown contextmenu', (target, { type }) => {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const chosen = link.getAttribute(languageAttribute) as Language | null;
  if (!chosen) return storeLanguagePreference(languageOf(location.pathname));
  if (type === 'click' || chosen === defaultLanguage) storeLanguagePreference(chosen);
  link.search = location.search;
  link.hash = location.hash;
});

// The back/forward cache may restore a page after the language has changed.
addEventListener('pageshow', ({ persisted }) => void (persisted && redirectOrStoreLanguage()));
