import { barePath } from '../i18n/href.js';
import { defaultLanguage, type Language } from '../i18n/languages.js';
import { prefixOf } from '../i18n/resolveLanguage.js';

/**
 * Where the data of the page at a path lies: `/de/kontakt` has it at `/pages/de/kontakt.json`,
 * `/` at `/pages/en/index.json`. Computed, so that the browser needs no table of routes.
 */
export function pageDataPath(path: string): string {
  const bare = barePath(path).replace(/\/+$/, '') || '/index';
  return `/pages/${prefixOf(path) ?? defaultLanguage}${bare}.json`;
}

/** Where the messages of header and footer lie. */
export function shellDataPath(language: Language): string {
  return `/pages/${language}/shell.json`;
}
