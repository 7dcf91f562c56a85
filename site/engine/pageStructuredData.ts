import type { Thing, WithContext } from 'schema-dts';
import { owner } from '../owner.yaml';
import { pagePath } from '../i18n/pagePath.js';
import type { Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { Metadata, Page } from '../pages/Page.js';
import { pageNamed } from '../pages/pages.js';
import { breadcrumbs, type PageContext } from '../seo/structuredData.js';
import { shareImagePath } from '../seo/shareImage.js';

/**
 * Everything about a page for search engines: one JSON-LD object each.
 *
 * @param changes - for tests: another owner, another day
 */
export function pageStructuredData(
  page: Page,
  { share, structuredData }: Metadata,
  language: Language,
  t: Translate,
  siteUrl: string,
  changes: Partial<PageContext> = {},
): WithContext<Thing>[] {
  if (!share) return [];
  const context: PageContext = {
    name: page.name,
    language,
    t,
    owner,
    address: (name) => siteUrl + pagePath(name, language),
    now: new Date(),
    image: siteUrl + shareImagePath(page.name, language),
    ...changes,
  };
  const things = [...(structuredData?.(context) ?? [])];
  if (page.name !== 'home') {
    things.push(breadcrumbs(context, t(pageNamed('home').label), t(page.label)));
  }
  return things.map(
    (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
  );
}
