import type { Language } from './languages.js';

/** The one key that the site keeps in the visitor's local storage. */
export const languagePreferenceKey = 'preferredLanguage';

/**
 * What the visitor's browser remembers, unchecked, or `null`. Storage may be missing, forbidden or
 * broken; none of that may cost the visitor the page.
 */
export function readLanguagePreference(): string | null {
  try {
    return localStorage.getItem(languagePreferenceKey);
  } catch {
    return null;
  }
}

/** Remembers a language; does nothing where storage is missing, full or forbidden. */
export function storeLanguagePreference(language: Language): void {
  try {
    localStorage.setItem(languagePreferenceKey, language);
  } catch {
    // The path carries the language all the same.
  }
}
