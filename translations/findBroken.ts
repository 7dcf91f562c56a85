import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Diagnostic } from './Diagnostic.js';
import { sourceLanguage } from './lintCatalogs.js';
import { isAlike } from './mergeTranslations.js';
import { keyOf, poProblems, readPo } from './po.js';
import type { Catalog } from './readCatalogs.js';

/**
 * What must be mended before anything is written: Lingui skips what it cannot parse, and would lose it.
 *
 * @param root - folder of the project
 */
export function findBroken(catalogs: readonly Catalog[], root = '.'): Diagnostic[] {
  const english = catalogs.filter(({ language }) => language === sourceLanguage);
  const names = english.map(({ file }) => basename(file));
  const known = catalogs.filter(({ file }) => names.includes(basename(file)));
  const files = globSync(['*.po', '{docs,site}/**/*.po'], {
    cwd: root,
    exclude: ['**/dist*/**', '**/.cache/**'],
  });
  const stray = files.filter((file) => !known.some((one) => one.file === file));
  const found = [
    ...stray.map(strayFile),
    ...known.flatMap(({ file, language, text }) =>
      [...poProblems(text, language)].map((problem) => ({ file, ...problem })),
    ),
  ];
  return found.length > 0 ? found : lostMessages(catalogs);
}

/** A file that a translator has put where nothing reads it. */
const strayFile = (file: string): Diagnostic => ({
  file,
  line: 1,
  id: '',
  wrong: 'The website does not look for translations here, or has no catalog of this name.',
  right:
    'Give it the folder of its language and the name of the file that it replaces, such as site/locales/de/home.po.',
});

/**
 * Translated texts that no other language has: the extraction would drop them, but for those whose English
 * was edited since, which become drafts.
 */
function lostMessages(catalogs: readonly Catalog[]): Diagnostic[] {
  const all = catalogs.flatMap(({ file, language, text }) => {
    const living = readPo(text).entries.filter(({ obsolete }) => !obsolete);
    return living.map((entry) => ({ ...entry, file, language, key: keyOf(entry) }));
  });
  const [english, others] = [true, false].map((is) =>
    all.filter(({ language }) => (language === sourceLanguage) === is),
  ) as [typeof all, typeof all];
  const lost = others.filter(
    (one) =>
      one.translation &&
      !all.some(({ key, language }) => key === one.key && language !== one.language) &&
      !english.some(
        ({ id, key, file }) =>
          basename(file) === basename(one.file) &&
          isAlike(id, one.id) &&
          !others.some((other) => other.file === one.file && other.key === key),
      ),
  );
  return lost.map(({ file, line, id, translation }) => ({
    file,
    line,
    id,
    wrong: `The website has no such text; its translation here is “${translation}”.`,
    right:
      'Did you type over the English? Put it back after msgid, and write your text after msgstr. If not, the file is an old one: take a fresh one, and carry your own sentences over.',
  }));
}
