import { globSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from './site/i18n/languages.js';
import { toDisplayText } from './translations/typography.js';

const messagesIn = (folders: string, except: string[] = []) =>
  globSync(`site/${folders}/messages.ts`, { cwd: import.meta.dirname, exclude: except }).sort();

/**
 * One catalog a page, with the name of its folder, and the files whose messages it holds.
 *
 * `site` goes with every page: it holds the frame's words and those that several pages share. `schedule`
 * goes with the training page, too. A file is in one catalog, so that a translator meets each sentence once.
 */
export const catalogs: Readonly<Record<string, readonly string[]>> = {
  site: [...messagesIn('shared/**', ['site/shared/schedule/**']), 'site/owner/messages.ts'],
  ...Object.fromEntries(messagesIn('pages/*').map((file) => [file.split('/')[2]!, [file]])),
  schedule: ['site/pages/schedule/messages.ts', 'site/shared/schedule/messages.ts'],
};

const po = formatter();

/** PO files, each text as the site shows it: nobody types a no-break space, a soft hyphen or a curly quote. */
const format: typeof po = {
  ...po,
  async parse(content, context) {
    const messages = await po.parse(content, context);
    return Object.fromEntries(
      Object.entries(messages).map(([id, { translation = '', ...message }]) => [
        id,
        { ...message, translation: toDisplayText(translation, context.locale ?? 'en') },
      ]),
    );
  },
};

/**
 * No fallback locale on purpose: with one, a missing translation would compile into English without
 * a word, and no build would stop at it.
 */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  format,
  catalogs: Object.entries(catalogs).map(([name, files]) => ({
    path: `<rootDir>/site/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/${file}`),
  })),
});
