import { globSync } from 'node:fs';
import { defineConfig, type CatalogFormatter } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { languages } from '@advisor/contract/languages';
import { toDisplayText } from './site/i18n/typography.js';
import { readPo } from './translations/po.js';

const messagesIn = (folders: string) =>
  globSync(`site/${folders}/messages.ts`, { cwd: import.meta.dirname }).sort();

/**
 * Source files by catalog: one for each page, named after its folder.
 *
 * `site` is loaded on every page: it holds the messages of the frame and those that pages share. `schedule` is also
 * loaded on the training page. Each file is in one catalog, so that translators see each sentence once.
 */
export const catalogs: Readonly<Record<string, readonly string[]>> = {
  site: ['site/messages.ts', 'site/owner/messages.ts', ...messagesIn('sections/**')],
  ...Object.fromEntries(messagesIn('pages/*').map((file) => [file.split('/')[2]!, [file]])),
  contact: ['site/pages/contact/messages.ts', 'site/form/messages.ts'],
  schedule: ['site/pages/schedule/messages.ts', 'site/courses/messages.ts'],
};

/** PO files with typography applied: translators type no no-break spaces, soft hyphens or curly quotes. */
const format: CatalogFormatter = {
  catalogExtension: '.po',
  parse(content, { locale }) {
    const messages = readPo(content).map(({ message, context, translation }) => [
      generateMessageId(message, context),
      { message, translation: toDisplayText(translation, locale!) },
    ]);
    return Object.fromEntries(messages);
  },
  serialize() {
    throw new Error('Run npm run messages:extract: it writes the PO files.');
  },
};

/** No fallback locale, so that a missing translation stops the build instead of showing English. */
export default defineConfig({
  locales: [...languages],
  // In the code alone: each PO file has it as what it translates.
  sourceLocale: 'en',
  format,
  catalogs: Object.entries(catalogs).map(([name, files]) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/${file}`),
  })),
});
