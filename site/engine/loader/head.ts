/** Runs in the head, before anything is painted. Its element names the fonts, in `data-fonts`. */
import * as handover from '@advisor/ui/handover';
import { preferredPath } from '../../i18n/localizedPath.js';
import {
  defaultLanguage,
  languageOf,
  readLanguagePreference,
  storeLanguagePreference,
  type Language,
} from '../../i18n/languages.js';
import { listen } from './listen.js';

/**
 * The slowest answer, in ms, after which a font is preloaded. Chromium holds the first paint for up to
 * 100 ms for a preloaded font; over a slow link it comes too late anyway, and the page begins with the
 * fallbacks, which have the same metrics.
 */
const slowestAnswer = 75;

/**
 * A visitor whose stored language is German or French goes on to the prefixed twin of a path without
 * prefix, query and hash kept; everyone else has the language of the path stored.
 */
function settleLanguage(): 'stays' | 'leaves' {
  const { pathname, search, hash } = location;
  const preferred = preferredPath(pathname, readLanguagePreference());
  if (preferred) {
    location.replace(preferred + search + hash);
    return 'leaves';
  }
  storeLanguagePreference(languageOf(pathname));
  return 'stays';
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isSlow = navigation && navigation.responseStart - navigation.requestStart > slowestAnswer;

// Nothing is fetched for a page that is left.
if (settleLanguage() === 'stays' && !isSlow) {
  for (const href of document.currentScript!.dataset['fonts']!.split(' ')) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
  }
}

// Stores the language that a visitor chooses: at a path without prefix the old one would send the visitor
// back. Query and hash are kept. What the menu of a right click only offers is stored by its page, unless
// that is one without prefix.
listen('click auxclick', (target, { type }) => {
  const link = target.closest<HTMLAnchorElement>(`a[${handover.language}]`);
  if (!link) return;
  const language = link.getAttribute(handover.language) as Language;
  if (type === 'click' || language === defaultLanguage) storeLanguagePreference(language);
  link.search = location.search;
  link.hash = location.hash;
});

// A page that the browser has kept whole may come back under another preference.
addEventListener('pageshow', settleLanguage);
