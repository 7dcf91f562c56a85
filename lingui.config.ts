import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogs } from './site/i18n/catalogs.js';
import { languages } from './site/i18n/languages.js';
import { asGettextWrites } from './translations/po.js';

// Line numbers would change a catalog with every edit of the file above its message. Texts of
// several lines begin with an empty one, as gettext and Poedit write them.
const po = formatter({ lineNumbers: false, compactMultiline: false });

/**
 * No fallback locale on purpose: with one, a missing translation would compile into English without
 * a word, and `lingui compile --strict` could not stop it.
 */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  catalogs: Object.entries(catalogs).map(([name, files]) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/site/${file}`),
  })),
  // As the page reads, not by alphabet: a translator meets the sentences in their order.
  orderBy: 'origin',
  format: {
    ...po,
    serialize: async (catalog, context) => asGettextWrites(await po.serialize(catalog, context)),
  },
});
