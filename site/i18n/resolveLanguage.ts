import { defaultLanguage, isLanguage, type Language } from './languages.js';

/** The language whose prefix a path carries, or `null` for a path without one. */
export function prefixOf(path: string): Language | null {
  const first = path.split('/', 2)[1];
  return isLanguage(first) && first !== defaultLanguage ? first : null;
}

/**
 * The language a visitor gets at a path: the prefix decides; without one the stored preference
 * does; without either it is English.
 *
 * @param path - a path such as `/de/kontakt`, without query and hash
 * @param stored - whatever the storage holds: a language, rubbish, or nothing
 */
export function resolveLanguage(path: string, stored: unknown): Language {
  return prefixOf(path) ?? (isLanguage(stored) ? stored : defaultLanguage);
}
