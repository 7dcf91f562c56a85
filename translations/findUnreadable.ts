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
  const line = lineOfSyntaxError(text);
  if (line === undefined) return findDuplicates(file, text);
  const problem =
    'This line cannot be read, or one is missing before it, or the file was not saved as UTF-8.';
  const fix =
    'Each message has msgid "…" and msgstr "…", with straight quotation marks around the text, and curly ones and no backslash but \\n within. The file begins with msgid "". Of two versions by Git, keep one without the lines <<<<<<<, ======= and >>>>>>>. In doubt take a fresh file.';
  return [{ file, line, id: '', problem, fix }];
}

/** Comments and empty lines. */
const ignored = '(?:[ \\t]*(?:#.*)?\\n)*';
const quotedLine = '[ \\t]*"(?:[^"\\\\\\n]|\\\\["\\\\abfnrtv])*"[ \\t]*\\n';
const field = (keyword: string) => `[ \\t]*${keyword}(?= )(?:${quotedLine})+${ignored}`;
const [context, source, translation] = ['msgctxt', 'msgid', 'msgstr'].map(field);
/** What can be read from the beginning on: a header, messages, and of another message what precedes its mistake. */
const readable = new RegExp(
  `^${ignored}(?:(?=msgid ""\\n)(?:(?:${context})?${source}${translation})*(?:${context})?(?:${source})?)?`,
);
const wronglySaved = /\uFFFD|Ã[\u0080-\u00bf¤¶Ÿ„–œ]|â€/;

/** The first line, counted from 1, that the parser would skip or misread. */
function lineOfSyntaxError(written: string): number | undefined {
  const text = `${written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')}\n`;
  const ends = [text.search(wronglySaved), readable.exec(text)![0].length];
  const end = Math.min(...ends.filter((at) => at >= 0));
  return end < text.length ? text.slice(0, end).split('\n').length : undefined;
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
