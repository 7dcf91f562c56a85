import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from './Diagnostic.js';
import { isSameMessage, PoSyntaxError, readPo, type PoMessage } from './po.js';

/** The language that the code is written in. */
export const sourceLanguage = 'en';

/** A PO file, and the language of its folder. */
export type Catalog = {
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
  /** Empty if the file cannot be read. */
  messages: readonly PoMessage[];
  /** The first line that cannot be read. */
  unreadableLine?: number | undefined;
};

/**
 * Reads `site/locales/{language}/{name}.po`, languages and names in alphabetical order.
 *
 * @param root - folder of the project
 */
export function readCatalogs(root = '.'): Catalog[] {
  return globSync('site/locales/*/*.po', { cwd: root })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const catalog = { file, language: basename(dirname(file)), text };
      try {
        return { ...catalog, messages: readPo(text) };
      } catch (error) {
        if (!(error instanceof PoSyntaxError)) throw error;
        return { ...catalog, messages: [], unreadableLine: error.line };
      }
    });
}

const brokenLine = {
  problem:
    'This line cannot be read, or one is missing before it, or the file was not saved as UTF-8.',
  fix: 'Each message has msgid "…" and msgstr "…", with straight quotation marks around the text, and curly ones and no backslash but \\n within. The file begins with msgid "". Of two versions by Git, keep one without the lines <<<<<<<, ======= and >>>>>>>. In doubt take a fresh file.',
};

const duplicate = {
  problem: 'This message is in the file twice.',
  fix: 'Keep the better translation and delete the other block.',
};

/** Problems that block extraction, which would drop what cannot be read. */
export function findUnreadable(catalogs: readonly Catalog[]): Diagnostic[] {
  return catalogs.flatMap(({ file, messages, unreadableLine: line }) => {
    if (line !== undefined) return [{ file, line, id: '', ...brokenLine }];
    const isRepeated = (one: PoMessage, at: number) =>
      messages.findIndex((other) => isSameMessage(one, other)) < at;
    return messages
      .filter(isRepeated)
      .map((one) => ({ file, line: one.line, id: one.message, ...duplicate }));
  });
}
