import type { MessageDescriptor } from '@lingui/core';
import type { Thing, WithContext } from 'schema-dts';
import { findPageBuild } from '../pages/findPageBuild.js';
import type { StructuredDataInput } from '../seo/structuredData.js';
import type { PageName } from '../routes.js';
import { nav } from '../sections/messages.js';

/** The JSON-LD objects of a page: its own, and its breadcrumbs. A page that is not indexed has none. */
export function jsonLd(page: StructuredDataInput): WithContext<Thing>[] {
  const { name, metadata, plain } = page;
  const { isHidden, breadcrumb } = metadata;
  if (isHidden) return [];
  const things = [...(findPageBuild(name)?.structuredData(page) ?? [])];
  if (breadcrumb) {
    const crumb = (position: number, to: PageName, label: MessageDescriptor) => ({
      '@type': 'ListItem' as const,
      position,
      name: plain(label),
      item: page.pageUrl(to),
    });
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: [crumb(1, 'home', nav.home), crumb(2, name, breadcrumb)],
    });
  }
  return things.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}

/** JSON for a `<script>`, escaped so that no text in it can close the element. */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
