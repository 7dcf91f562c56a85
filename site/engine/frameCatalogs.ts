import type { CatalogName } from '../i18n/catalogs.js';

/** What the bar, the footer and the marks of missing facts say, on every page. */
export const frameCatalogs: readonly CatalogName[] = ['shell', 'owner'];
