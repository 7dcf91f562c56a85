import { languages, localizedPath } from '@advisor/contract/languages';
import { pageNames, paths, type PageName } from '../site/routes.js';

/** The pages that are linked and indexed. */
export const publicNames: readonly PageName[] = pageNames.filter(
  (name) => !/^(thanks|notSent|notFound)/.test(name),
);

export const publicPaths: readonly string[] = publicNames.map((name) => paths[name]);

/** Paths of pages in every language, page by page. */
export const inEachLanguage = (unprefixed: readonly string[]): string[] =>
  unprefixed.flatMap((path) => languages.map((language) => localizedPath(path, language)));
