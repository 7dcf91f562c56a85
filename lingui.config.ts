import { globSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { languages } from '@advisor/contract/languages';
import { poFormat } from './site/i18n/poFormat.js';

const messagesIn = (folders: string) =>
  globSync(`site/${folders}/messages.ts`, { cwd: import.meta.dirname }).sort();

/**
 * Source files by catalog: one for each page, named after its folder.
 *
 * `site` is loaded on every page: it holds the messages of the frame and those that pages share. `schedule` is also
 * loaded on the training page. Each file is in one catalog, so that translators see each sentence once.
 */
export const catalogs: Readonly<Record<string, readonly string[]>> = {
  site: ['site/owner/messages.ts', ...messagesIn('sections/**')],
  ...Object.fromEntries(messagesIn('pages/*').map((file) => [file.split('/')[2]!, [file]])),
  contact: ['site/pages/contact/messages.ts', 'site/form/messages.ts'],
  schedule: ['site/pages/schedule/messages.ts', 'site/courses/messages.ts'],
};

/** No fallback locale, so that a missing translation stops the build instead of showing English. */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  format: poFormat,
  orderBy: 'origin',
  catalogs: Object.entries(catalogs).map(([name, files]) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/${file}`),
  })),
});
