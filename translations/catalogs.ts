import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from './Diagnostic.js';
import { poProblems } from './po.js';

/** The language that the code is written in. */
export const sourceLanguage = 'en';

/** A PO file, and the language of its folder. */
export type Catalog = {
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
};

/**
 * Reads `site/locales/{language}/{name}.po`, languages and names in alphabetical order.
 *
 * @param root - folder of the project
 */
export function readCatalogs(root = '.'): Catalog[] {
  return globSync('site/locales/*/*.po', { cwd: root })
    .toSorted()
    .map((file) => ({
      file,
      language: basename(dirname(file)),
      text: readFileSync(join(root, file), 'utf8'),
    }));
}

/**
 * Problems that block extraction: a file that no catalog matches, or that cannot be parsed in full. Lingui would
 * drop what it cannot parse.
 *
 * @param root - folder of the project
 */
export function findUnreadable(catalogs: readonly Catalog[], root = '.'): Diagnostic[] {
  const english = catalogs.filter(({ language }) => language === sourceLanguage);
  const names = english.map(({ file }) => basename(file));
  const known = catalogs.filter(({ file }) => names.includes(basename(file)));
  const exclude = ['**/dist*/**', '**/.cache/**'];
  const stray = globSync(['*.po', '{docs,site}/**/*.po'], { cwd: root, exclude })
    .filter((file) => !known.some((one) => one.file === file))
    .map((file) => ({
      file,
      line: 1,
      id: '',
      problem: 'The website does not look for translations here, or has no catalog of this name.',
      fix: 'Give it the folder of its language and the name of the file that it replaces, such as site/locales/de/home.po.',
    }));
  const unread = known.flatMap(({ file, text }) =>
    [...poProblems(text)].map((problem) => ({ file, ...problem })),
  );
  return [...stray, ...unread];
}
