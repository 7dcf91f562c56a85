import { localizedPath } from '../i18n/href.js';
import { defaultLanguage, languages, type Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import { isIndexed } from '../pages/pageKind.js';
import type { Route } from '../pages/routes.js';
import type { PageHead } from '../engine/PageData.js';

/** The paths of a route in every language: self-referencing and the same from each of them. */
export function alternatePaths(route: Route): Record<Language, string> {
  return Object.fromEntries(
    languages.map((language) => [language, localizedPath(route.path, language)]),
  ) as Record<Language, string>;
}

/**
 * The metadata of a page in a language.
 *
 * @param siteUrl - absolute origin, without a slash at its end
 */
export function pageHead(
  route: Route,
  language: Language,
  t: Translate,
  siteUrl: string,
  structuredData: readonly object[],
): PageHead {
  const paths = alternatePaths(route);
  const indexed = isIndexed(route.kind);
  return {
    title: t(route.seo.title),
    description: t(route.seo.description),
    canonical: indexed ? siteUrl + paths[language] : null,
    alternates: indexed
      ? [
          ...languages.map((each) => ({ language: each, url: siteUrl + paths[each] })),
          { language: 'x-default' as const, url: siteUrl + paths[defaultLanguage] },
        ]
      : [],
    structuredData,
  };
}
