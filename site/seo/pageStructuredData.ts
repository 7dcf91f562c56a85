import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';
import { owner } from '../owner.yaml';
import { pagePath } from '../i18n/pagePath.js';
import type { Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { PageName } from '../paths.js';
import { shareImagePath } from './shareImage.js';
import type { StructuredDataInput, StructuredData } from './structuredData.js';

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
  { page: record, metadata: { share, structuredData }, language }: IndexedPage,
  home: Crumb,
  plain: Translate,
  siteUrl: string,
  changes: Partial<StructuredDataInput> = {},
): WithContext<Thing>[] {
  if (!share) return [];
  const page: StructuredDataInput = {
    name: record.name,
    language,
    plain,
    owner,
    pageUrl: (name) => siteUrl + pagePath(name, language),
    now: new Date(),
    image: siteUrl + shareImagePath(record.name, language),
    ...changes,
  };
  const things = [...(structuredData?.(page) ?? [])];
  if (record.name !== 'home') {
    const itemListElement = [home, record].map(({ name, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: plain(label),
      item: page.pageUrl(name),
    }));
    things.push({ '@type': 'BreadcrumbList', itemListElement });
  }
  return things.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}
