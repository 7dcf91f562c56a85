import { localizedPath } from '../../site/i18n/localizedPath.js';
import { languages } from '../../site/i18n/languages.js';

/** The addresses of pages in every language, page by page. */
export const inEachLanguage = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => languages.map((language) => localizedPath(path, language)));

/** Each page's address in one language, in turn: for what doesn't depend on the words. */
export const inOneLanguage = (paths: readonly string[]): string[] =>
  paths.map((path, index) => localizedPath(path, languages[index % languages.length]!));
