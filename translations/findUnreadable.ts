import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { getConfig } from '@lingui/conf';
import type { Diagnostic } from './Diagnostic.js';
import { readPo, sourceLanguage, type Catalog } from './po.js';

/**
 * Problems that block extraction: a file that no catalog matches, or that cannot be parsed in full. Lingui would
 * drop what it cannot parse.
 *
 * @param root - folder of lingui.config.ts
 */
export function findUnreadable(catalogs: readonly Catalog[], root = process.cwd()): Diagnostic[] {
  const { catalogs: expected = [] } = getConfig({ cwd: root });
  const names = expected.map(({ path }) => `${basename(path)}.po`);
  const known = catalogs.filter(
    ({ file, language }) => language !== sourceLanguage && names.includes(basename(file)),
  );
  return [...findStray(known, root), ...known.flatMap(findBroken)];
}

function findStray(known: readonly Catalog[], root: string): Diagnostic[] {
  const exclude = ['**/dist*/**', '**/.cache/**'];
  return globSync(['*.po', '{docs,site}/**/*.po'], { cwd: root, exclude })
    .filter((file) => !known.some((one) => one.file === file))
    .map((file) => ({
      file,
      line: 1,
      id: '',
      problem: 'The website does not look for translations here, or has no catalog of this name.',
      fix: 'Give it the folder of its language and the name of the file that it replaces, such as site/locales/de/home.po. If its page is gone, delete it.',
    }));
}

/** What keeps a PO file from being read in full, and as what it is. Nothing may overwrite such a file. */
export function findBroken({ file, text }: Pick<Catalog, 'file' | 'text'>): Diagnostic[] {
  const line = lineOfSyntaxError(text.replace(/^\uFEFF/, '').split(/\r?\n/));
  if (line === undefined) return findDuplicates(file, text);
  const problem =
    'This line cannot be read, or one is missing before it, or the file was not saved as UTF-8.';
  const fix =
    'Each message has msgid "…" and msgstr "…", with straight quotation marks around the text, and curly ones and no backslash but \\n within. The file begins with msgid "". Of two versions by Git, keep one without the lines <<<<<<<, ======= and >>>>>>>. In doubt take a fresh file.';
  return [{ file, line, id: '', problem, fix }];
}

/** A comment, or a text, with the keyword that begins it. */
const readableLine = /^\s*(?:#.*|(?:(msgctxt|msgid|msgstr) )?"(?:[^"\\]|\\["\\abfnrtv])*")?\s*$/;
const wronglySaved = /\uFFFD|Ã[\u0080-\u00bf¤¶Ÿ„–œ]|â€/;
/** The keywords that may come after a keyword. */
const followers: Record<string, readonly string[]> = {
  msgctxt: ['msgid'],
  msgid: ['msgstr'],
  msgstr: ['msgctxt', 'msgid'],
};

/** The first line, counted from 1, that the parser would skip or misread. */
function lineOfSyntaxError(lines: readonly string[]): number | undefined {
  const header = lines.findIndex((line) => /^\s*[^#\s]/.test(line));
  if (lines[header] !== 'msgid ""') return Math.max(header, 0) + 1;
  let expected: readonly string[] = ['msgid'];
  for (const [index, line] of lines.entries()) {
    const [isReadable, keyword] = readableLine.exec(line) ?? [];
    const isMisplaced = keyword !== undefined && !expected.includes(keyword);
    if (isReadable === undefined || isMisplaced || wronglySaved.test(line)) return index + 1;
    if (keyword) expected = followers[keyword]!;
  }
  return expected === followers['msgstr'] ? undefined : lines.length;
}

function findDuplicates(file: string, text: string): Diagnostic[] {
  const messages = readPo(text);
  return messages
    .filter(({ id }, at) => messages.findIndex((one) => one.id === id) < at)
    .map(({ message, extra }) => ({
      file,
      line: extra.line!,
      id: message,
      problem: 'This message is in the file twice.',
      fix: 'Keep the better translation and delete the other block.',
    }));
}
