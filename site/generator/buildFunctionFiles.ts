import { rm } from 'node:fs/promises';
import { filesForFunctions, type AnswerPagesFile } from '@advisor/contact';
import { languages } from '../i18n/languages.js';
import { pagePath } from '../i18n/pagePath.js';
import { readOwnersData } from '../owner/readOwner.js';
import { outputFile } from './outputFile.js';
import { rebuildDays } from './rebuildDays.js';

/**
 * Writes the files that netlify.toml bundles with the functions; none is public. For plain form posts: the page
 * for refused messages with its texts and policy, the path of the thank-you page, and the owner's address. Also
 * the days on which the site has to be built again.
 */
export async function buildFunctionFiles(folder: string) {
  await rm(folder, { recursive: true, force: true });
  const write = (path: string, content: string) => outputFile(folder + path, content);
  const { owner, seminars } = readOwnersData();
  const file: AnswerPagesFile = { email: owner.email, languages: {} };
  for (const language of languages) {
    file.languages[language] = { thanks: pagePath('thanks', language), policy: '', texts: {} };
  }
  await write(`/${filesForFunctions.answerPages}`, JSON.stringify(file));
  await write(
    `/${filesForFunctions.rebuildDays}`,
    JSON.stringify(rebuildDays(seminars, new Date())),
  );
}
