import {
  languageOf,
  readLanguagePreference,
  storeLanguagePreference,
} from '../../i18n/languages.js';
import { preferredPath } from '../../i18n/href.js';

/**
 * A visitor whose stored language is German or French goes on to the prefixed twin of a path without
 * prefix, query and hash kept; everyone else has the language of the path stored.
 */
export function settleLanguage(): 'stays' | 'leaves' {
  const { pathname, search, hash } = location;
  const preferred = preferredPath(pathname, readLanguagePreference());
  if (preferred) {
    location.replace(preferred + search + hash);
    return 'leaves';
  }
  storeLanguagePreference(languageOf(pathname));
  return 'stays';
}
