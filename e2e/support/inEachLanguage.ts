import { localizedPath } from '../../site/i18n/localizedPath.js';
import { languages } from '../../site/i18n/languages.js';

/** Paths of pages in every language, page by page. */
export const inEachLanguage = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => languages.map((language) => localizedPath(path, language)));

/** Each page's path in one language, in turn: for tests that don't depend on texts. */
export const inOneLanguage = (paths: readonly string[]): string[] =>
  paths.map((path, index) => localizedPath(path, languages[index % languages.length]!));
