import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A PO file, and the language of its folder. */
export type Catalog = {
  file: string;
  /** `de`, `pt-BR`, … */
  language: string;
  /** The file's text. Bytes that are not UTF-8 have become U+FFFD. */
  text: string;
};

const folder = 'site/locales';

/**
 * Reads `site/locales/{language}/{name}.po`, languages and names in alphabetical order.
 *
 * @param root - folder of the project
 */
export function readCatalogs(root = '.'): Catalog[] {
  const files = globSync('*/*.po', { cwd: join(root, folder) }).toSorted();
  return files.map((file) => ({
    file: join(folder, file),
    language: dirname(file),
    text: readFileSync(join(root, folder, file), 'utf8'),
  }));
}
