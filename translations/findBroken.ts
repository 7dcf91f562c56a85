import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Diagnostic } from './Diagnostic.js';
import { sourceLanguage } from './lintCatalogs.js';
import { poProblems } from './po.js';
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
  return [
    ...stray.map(strayFile),
    ...known.flatMap(({ file, language, text }) =>
      [...poProblems(text, language)].map((problem) => ({ file, ...problem })),
    ),
  ];
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
