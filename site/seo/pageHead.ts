import type { MessageDescriptor } from '@lingui/core';
import { pagePath } from '../i18n/pagePath.js';
import { defaultLanguage, languages, type Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { PageName } from '../paths.js';

/** What `<head>` says about a page. Addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  /** `null` for pages that no search engine should keep. */
  canonical: string | null;
  /** The same page in every language, `x-default` last; empty where `canonical` is `null`. */
  alternates: readonly { language: Language | 'x-default'; url: string }[];
};

/** What a page says for its head; one that nobody shares is in no index. */
export type HeadRecord = Record<'title' | 'description', MessageDescriptor> & { share?: object };

/**
 * The metadata of a page in a language.
 *
 * @param siteUrl - absolute origin, without a slash at its end
 */
export function pageHead(
  name: PageName,
  { title, description, share }: HeadRecord,
  language: Language,
  t: Translate,
  siteUrl: string,
): PageHead {
  const url = (each: Language) => siteUrl + pagePath(name, each);
  return {
    title: t(title),
    description: t(description),
    canonical: share ? url(language) : null,
    alternates: share
      ? [
          ...languages.map((each) => ({ language: each, url: url(each) })),
          { language: 'x-default' as const, url: url(defaultLanguage) },
        ]
      : [],
  };
}
