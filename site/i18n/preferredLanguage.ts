import {
  defaultLanguage,
  isLanguage,
  languageOf,
  localizedPath,
  type Language,
} from '@advisor/contract/languages';

/**
 * A path without its language's prefix; `/de` and `/de/` become `/`. It starts with one slash, because two
 * would mean another host.
 *
 * @example stripLanguagePrefix('/de/kontakt') // '/kontakt'
 */
export function stripLanguagePrefix(path: string): string {
  const language = languageOf(path);
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return path.slice(prefix.length).replace(/^\/*/, '/');
}

/** The one key that the site keeps in the visitor's local storage. */
const key = 'preferredLanguage';

/**
 * The stored language, unchecked, or `null`. Storage may be missing, forbidden or broken; the page must still
 * work.
 */
export function readLanguagePreference(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeLanguagePreference(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The path still has the language.
  }
}

/**
 * Where to redirect a visitor: to the same page in the stored language if the path has no prefix, or `null`
 * to stay. The HTML at a path without prefix is always English; only the browser knows the stored language.
 *
 * @example preferredPath('/kontakt', 'de') // '/de/kontakt'
 * @example preferredPath('/fr/kontakt', 'de') // null
 */
export function preferredPath(path: string, stored: string | null): string | null {
  const isSettled = languageOf(path) !== defaultLanguage || stored === defaultLanguage;
  return isSettled || !isLanguage(stored) ? null : localizedPath(path, stored);
}
