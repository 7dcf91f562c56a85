import type { Language } from '@advisor/contract/languages';

/** The one key that the site keeps in the visitor's local storage. */
const key = 'preferredLanguage';

/**
 * The stored language, unchecked, or `null`. Storage may be missing, forbidden or broken, and the page has
 * to work all the same.
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
