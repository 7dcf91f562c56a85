import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogs } from './site/i18n/catalogs.js';
import { languages } from './site/i18n/languages.js';
import { asGettextWrites } from './translations/po.js';

// Line numbers would change a catalog with every edit of the file above its message. Texts of
// several lines begin with an empty one, as gettext and Poedit write them.
const po = formatter({
  origins: true,
  lineNumbers: false,
  compactMultiline: false,
  customHeaderAttributes: { 'Content-Type': 'text/plain; charset=UTF-8' },
});

/** The header as gettext and Poedit write it, so that they leave a file as it is. */
const headerFields = [
  'Project-Id-Version',
  'POT-Creation-Date',
  'PO-Revision-Date',
  'Last-Translator',
  'Language-Team',
  'Language',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'X-Generator',
];

/** Completes the header of a new file. Lingui leaves those be that a translator has saved. */
function withHeaderFields(text: string): string {
  const end = text.indexOf('\n\n');
  const lines = text.slice(0, end).split('\n');
  const ordered = headerFields.map(
    (name) => lines.find((line) => line.startsWith(`"${name}:`)) ?? `"${name}: \\n"`,
  );
  if (ordered.every((line) => lines.includes(line))) return text;
  const others = lines.filter((line) => !ordered.includes(line));
  return [...others, ...ordered].join('\n') + text.slice(end);
}

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
    serialize: async (catalog, context) =>
      withHeaderFields(asGettextWrites(await po.serialize(catalog, context))),
  },
});
