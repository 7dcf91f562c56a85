import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readPo, type PoMessage } from './po.js';

/** The language that the code is written in. */
export const sourceLanguage = 'en';

/** A PO file, and the language of its folder. */
export type Catalog = {
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
  messages: readonly PoMessage[];
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
      return { file, language: basename(dirname(file)), text, messages: readPo(text) };
    });
}
