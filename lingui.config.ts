import { defineConfig } from '@lingui/conf';
import { catalogs } from './site/i18n/catalogs.js';
import { languages } from './site/i18n/languages.js';

/**
 * No fallback locale on purpose: with one, a missing translation would compile into English without
 * a word, and no build would stop at it.
 */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  catalogs: Object.entries(catalogs).map(([name, files]) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/site/${file}`),
  })),
});
