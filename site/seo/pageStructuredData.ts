import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';
import { owner } from '../owner.yaml';
import { pagePath } from '../i18n/pagePath.js';
import type { Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { PageName } from '../paths.js';
import { shareImagePath } from './shareImage.js';
import type { JsonLdInput, StructuredData } from './structuredData.js';

type Crumb = { name: PageName; label: MessageDescriptor };

/** What is needed of a page; one without `share` is not indexed. */
type IndexedPage = {
  page: Crumb;
  metadata: { share?: object; structuredData?: StructuredData };
  language: Language;
};

/**
 * The structured data of a page, as JSON-LD objects.
 *
 * @param changes - for tests: another owner, another day
 */
export function pageStructuredData(
  { page, metadata: { share, structuredData }, language }: IndexedPage,
  home: Crumb,
  plain: Translate,
  siteUrl: string,
  changes: Partial<JsonLdInput> = {},
): WithContext<Thing>[] {
  if (!share) return [];
  const context: JsonLdInput = {
    name: page.name,
    language,
    plain,
    owner,
    pageUrl: (name) => siteUrl + pagePath(name, language),
    now: new Date(),
    image: siteUrl + shareImagePath(page.name, language),
    ...changes,
  };
  const things = [...(structuredData?.(context) ?? [])];
  if (page.name !== 'home') {
    const itemListElement = [home, page].map(({ name, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: plain(label),
      item: context.pageUrl(name),
    }));
    things.push({ '@type': 'BreadcrumbList', itemListElement });
  }
  return things.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}
