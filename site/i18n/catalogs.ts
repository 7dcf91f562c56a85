import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('..', import.meta.url));

/**
 * The catalogs: one PO file a page in each language, and the files whose messages it holds, relative
 * to site. A page's catalog has the name of its folder.
 *
 * `site` goes with every page: it holds the frame's words and those that several pages share. `schedule`
 * goes with the training page, too. A file is in one catalog, so that a translator meets each sentence
 * once. Only tools read this list: the browser gets compiled catalogs.
 */
export const catalogs: Readonly<Record<string, readonly string[]>> = {
  site: [
    ...globSync('sections/**/words.ts', { cwd: site, exclude: ['sections/schedule/**'] }).sort(),
    'owner/words.ts',
  ],
  ...Object.fromEntries(
    globSync('pages/*/words.ts', { cwd: site })
      .sort()
      .map((file) => [file.split('/')[1]!, [file]]),
  ),
  schedule: ['pages/schedule/words.ts', 'sections/schedule/words.ts'],
};
