import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('..', import.meta.url));

/**
 * The catalogs: one PO file a page in each language, and the files whose messages it holds, relative
 * to site. A page's catalog has the name of its folder.
 *
 * `shell` goes with every page and names them all, `case-teasers` goes with the pages that lead to a
 * case study, `proof` with those that show the facts,
 * `role-mail` with those that employers read, `schedule` with the training page too, and
 * `owner` wherever a missing fact about the owner is marked. A file is in one catalog,
 * so that a translator meets each sentence once. For tools: the browser gets compiled catalogs.
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
