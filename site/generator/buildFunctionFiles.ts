import { rm } from 'node:fs/promises';
import { filesForFunctions, type AnswerPagesFile } from '@advisor/contact';
import { languages } from '../i18n/languages.js';
import { readOwnersData } from '../owner/readOwner.js';
import { outputFile } from './outputFile.js';
import { rebuildDays } from './rebuildDays.js';

/**
 * Writes the files that netlify.toml bundles with the functions; none is public: the owner's address and the
 * languages, and the days on which the site has to be built again.
 */
export async function buildFunctionFiles(folder: string) {
  await rm(folder, { recursive: true, force: true });
  const write = (path: string, content: string) => outputFile(folder + path, content);
  const { owner, seminars } = readOwnersData();
  const file: AnswerPagesFile = { email: owner.email, languages };
  await write(`/${filesForFunctions.answerPages}`, JSON.stringify(file));
  await write(
    `/${filesForFunctions.rebuildDays}`,
    JSON.stringify(rebuildDays(seminars, new Date())),
  );
}
