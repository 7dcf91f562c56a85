import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogs } from './site/src/i18n/catalogs.js';
import { languages } from './site/src/i18n/languages.js';

/**
 * No fallback locale on purpose: with one, a missing translation would compile into English without
 * a word, and `lingui compile --strict` could not stop it.
 */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  catalogs: Object.entries(catalogs).map(([name, files]) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/site/src/${file}`),
  })),
  // As the page reads, not by alphabet: a translator meets the sentences in their order.
  orderBy: 'origin',
  // Line numbers would change a catalog with every edit of the file above its message.
  // Texts of several lines begin with an empty one, as gettext, Poedit and Weblate write them.
  format: formatter({ origins: true, lineNumbers: false, compactMultiline: false }),
});
