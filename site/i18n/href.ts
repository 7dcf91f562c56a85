import { defaultLanguage, type Language } from './languages.js';
import { prefixOf } from './resolveLanguage.js';

/** A path without its language's prefix: `/de/kontakt` becomes `/kontakt`, `/de` and `/de/` become `/`. */
export function barePath(path: string): string {
  const prefix = prefixOf(path);
  return prefix ? path.slice(prefix.length + 1) || '/' : path;
}

/**
 * A path under a language's prefix, in its canonical form: `/`, `/de/`, `/kontakt`, `/de/kontakt`.
 *
 * @param path - without prefix, beginning with a slash
 */
export function localizedPath(path: string, language: Language): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/**
 * Where the language switch leads: the same path under another language's prefix. A path that no
 * page answers is kept as it is, so that a missing page stays missing in every language.
 */
export function switchedPath(path: string, language: Language): string {
  return localizedPath(barePath(path), language);
}
