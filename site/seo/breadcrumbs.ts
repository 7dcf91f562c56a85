import type { BreadcrumbList } from 'schema-dts';
import type { PageContext } from './PageContext.js';

/**
 * The way from the home page to this one.
 *
 * @param home - what the home page is called
 * @param here - what this page is called
 */
export function breadcrumbs(page: PageContext, home: string, here: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: page.address('home') },
      { '@type': 'ListItem', position: 2, name: here, item: page.address(page.name) },
    ],
  };
}
