import { defineConfig } from '@lingui/conf';
import { languages } from '@advisor/contract/languages';
import { poFormat } from './translations/poFormat.js';
import { catalogNames } from './site/routes.js';

/**
 * Folders of messages in a catalog beside those of its page, which has its name. Each is in one catalog, so that
 * translators see each sentence once; site/routes.ts says which catalogs a page loads.
 */
const sharedFolders: Readonly<Record<string, readonly string[]>> = {
  site: ['owner', 'sections/**'],
  contact: ['form'],
  schedule: ['courses'],
};

/** No fallback locale, so that a missing translation stops the build instead of showing English. */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  format: poFormat,
  orderBy: 'origin',
  catalogs: catalogNames.map((name) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: [`pages/${name}`, ...(sharedFolders[name] ?? [])].map(
      (folder) => `<rootDir>/site/${folder}/messages.ts`,
    ),
  })),
});
