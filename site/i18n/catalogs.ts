import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('..', import.meta.url));

/**
 * The catalogs: one PO file a page in each language, and the files whose messages it holds, relative
 * to site. A page's catalog has the name of its folder.
 *
 * `shell` and `owner` go with every page: the one names all pages, the other marks missing facts about
 * the owner. `case-teasers` goes with the pages that lead to a case study, `proof` with those that show
 * the facts, `role-mail` with those that employers read, and `schedule` with the training page too. A
 * file is in one catalog, so that a translator meets each sentence once. Only tools read this list: the
 * browser gets compiled catalogs.
 */
export const catalogs: Readonly<Record<string, readonly string[]>> = {
  shell: ['sections/words.ts'],
  owner: ['owner/words.ts'],
  proof: ['sections/proofWords.ts'],
  'case-teasers': ['sections/caseTeasers.ts'],
  'role-mail': ['sections/roleMail.ts'],
  ...Object.fromEntries(
    globSync('pages/*/words.ts', { cwd: site })
      .sort()
      .map((file) => [file.split('/')[1]!, [file]]),
  ),
  schedule: ['pages/schedule/words.ts', 'sections/trainingFormats.ts'],
};
