import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { getConfig } from '@lingui/conf';
import type { Diagnostic } from './Diagnostic.js';
import { isSameMessage, sourceLanguage, type Catalog } from './po.js';

/**
 * Problems that block extraction: a file that no catalog matches, or that cannot be read in full. Lingui would
 * drop what it cannot read.
 *
 * @param root - folder of lingui.config.ts
 */
export function findUnreadable(catalogs: readonly Catalog[], root = process.cwd()): Diagnostic[] {
  const { catalogs: expected = [] } = getConfig({ cwd: root });
  const names = expected.map(({ path }) => `${basename(path)}.po`);
  const known = catalogs.filter(
    ({ file, language }) => language !== sourceLanguage && names.includes(basename(file)),
  );
  const exclude = ['**/dist*/**', '**/.cache/**'];
  const stray = globSync(['*.po', '{docs,site}/**/*.po'], { cwd: root, exclude })
    .filter((file) => !known.some((one) => one.file === file))
    .map((file) => ({ file, line: 1, id: '', ...strayFile }));
  return [...stray, ...known.flatMap(findBroken)];
}

const strayFile = {
  problem: 'The website does not look for translations here, or has no catalog of this name.',
  fix: 'Give it the folder of its language and the name of the file that it replaces, such as site/locales/de/home.po. If its page is gone, delete it.',
};

const brokenLine = {
  problem:
    'This line cannot be read, or one is missing before it, or the file was not saved as UTF-8.',
  fix: 'Each message has msgid "…" and msgstr "…", with straight quotation marks around the text, and curly ones and no backslash but \\n within. The file begins with msgid "". Of two versions by Git, keep one without the lines <<<<<<<, ======= and >>>>>>>. In doubt take a fresh file.',
};

const duplicate = {
  problem: 'This message is in the file twice.',
  fix: 'Keep the better translation and delete the other block.',
};

function findBroken({ file, messages, unreadableLine }: Catalog): Diagnostic[] {
  if (unreadableLine !== undefined) return [{ file, line: unreadableLine, id: '', ...brokenLine }];
  return messages
    .filter((one, at) => messages.findIndex((other) => isSameMessage(one, other)) < at)
    .map(({ message, line }) => ({ file, line, id: message, ...duplicate }));
}
