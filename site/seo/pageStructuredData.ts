import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';
import { owner } from '../owner.yaml';
import { pagePath } from '../i18n/pagePath.js';
import type { Translate } from '../i18n/translate.js';
import type { PageName } from '../paths.js';
import { shareImage, type Metadata } from './metadata.js';
import type { StructuredDataInput } from './structuredData.js';

type IndexedPage = Pick<StructuredDataInput, 'name' | 'language'> & {
  metadata: Pick<Metadata, 'isHidden' | 'breadcrumb' | 'structuredData'>;
};

/**
 * The structured data of a page, as JSON-LD objects.
 *
 * @param home - name of the home page in breadcrumbs
 * @param changes - another day; in tests another owner
 */
export function pageStructuredData(
  { name, language, metadata: { isHidden, breadcrumb, structuredData } }: IndexedPage,
  home: MessageDescriptor,
  plain: Translate,
  siteUrl: string,
  changes: Partial<StructuredDataInput> = {},
): WithContext<Thing>[] {
  if (isHidden) return [];
  const page: StructuredDataInput = {
    name,
    language,
    plain,
    owner,
    pageUrl: (to) => siteUrl + pagePath(to, language),
    now: new Date(),
    image: siteUrl + shareImage.path,
    ...changes,
  };
  const things = [...(structuredData?.(page) ?? [])];
  if (breadcrumb) {
    const crumb = (position: number, to: PageName, label: MessageDescriptor) => ({
      '@type': 'ListItem' as const,
      position,
      name: plain(label),
      item: page.pageUrl(to),
    });
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: [crumb(1, 'home', home), crumb(2, name, breadcrumb)],
    });
  }
  return things.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}
