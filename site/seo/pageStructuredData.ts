import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';
import { owner } from '../owner.yaml';
import { pagePath } from '../i18n/pagePath.js';
import type { PageName } from '../paths.js';
import { absoluteUrl, shareImage, type Metadata } from './metadata.js';
import type { StructuredDataInput } from './structuredData.js';

type Page = Pick<StructuredDataInput, 'name' | 'language' | 'plain'> & {
  metadata: Metadata;
  /** The name of the home page in breadcrumbs. */
  home: MessageDescriptor;
};

/**
 * The structured data of a page, as JSON-LD objects.
 *
 * @param changes - another day; in tests another owner
 */
export function pageStructuredData(
  { name, language, plain, metadata, home }: Page,
  changes: Partial<StructuredDataInput> = {},
): WithContext<Thing>[] {
  const { isHidden, breadcrumb, structuredData } = metadata;
  if (isHidden) return [];
  const page: StructuredDataInput = {
    name,
    language,
    plain,
    owner,
    pageUrl: (to) => absoluteUrl(pagePath(to, language)),
    now: new Date(),
    image: absoluteUrl(shareImage.path),
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
