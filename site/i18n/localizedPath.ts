import { defaultLanguage, isLanguage, languageOf, type Language } from './languages.js';

/**
 * A path without its language's prefix; `/de` and `/de/` become `/`.
 * It begins with one slash: two would name another host.
 *
 * @example barePath('/de/kontakt') // '/kontakt'
 */
export function barePath(path: string): string {
  const language = languageOf(path);
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return path.slice(prefix.length).replace(/^\/*/, '/');
}

/**
 * A path under a language's prefix, in its canonical form.
 *
 * @param path - without prefix, beginning with a slash
 * @example localizedPath('/', 'de') // '/de/'
 * @example localizedPath('/kontakt', 'en') // '/kontakt'
 */
export function localizedPath(path: string, language: Language): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/**
 * Where a visitor belongs who has come to a path: `null` to stay, or the same page under the
 * prefix of the stored language when the path has none. The HTML at a path without prefix is
 * always English; only the browser knows what is stored.
 *
 * @example preferredPath('/kontakt', 'de') // '/de/kontakt'
 * @example preferredPath('/fr/kontakt', 'de') // null
 */
export function preferredPath(path: string, stored: unknown): string | null {
  const isSettled = languageOf(path) !== defaultLanguage || stored === defaultLanguage;
  return isSettled || !isLanguage(stored) ? null : localizedPath(path, stored);
}
