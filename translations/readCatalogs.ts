import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from './lintCatalogs.js';

/**
 * Reads `{folder}/{language}/{name}.po`, languages and names in alphabetical order.
 *
 * @param folder - as it shall be printed in findings; relative paths start at the working directory
 * @throws Error with a sentence, if there is no such folder or no catalog in it
 */
export function readCatalogs(folder = 'site/locales'): Catalog[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const catalogs = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) =>
      readdirSync(join(folder, language))
        .filter((file) => file.endsWith('.po'))
        .map((file): Catalog => {
          const path = join(folder, language, file);
          // A decoder that keeps the byte order mark, so that it can be reported.
          const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(path));
          return { file: path, language, text };
        }),
    );
  if (catalogs.length === 0) {
    throw new Error(
      `There is no catalog in ${folder}. They are looked for as ${folder}/{language}/{name}.po.`,
    );
  }
  return catalogs.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
