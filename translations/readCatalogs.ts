import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalog } from './lintCatalogs.js';

/**
 * Reads `{folder}/{language}/{name}.po`, languages and names in alphabetical order.
 *
 * @param folder - as printed in diagnostics; relative paths start at the working directory
 * @throws Error with a sentence, if there is no catalog in it
 */
export function readCatalogs(folder = 'site/locales'): Catalog[] {
  const files = globSync('*/*.po', { cwd: folder }).toSorted();
  if (files.length === 0) {
    throw new Error(
      `There is no catalog in ${folder}. They are looked for as ${folder}/{language}/{name}.po.`,
    );
  }
  // A decoder that keeps the byte order mark, so that it can be reported.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return files.map((file) => ({
    file: join(folder, file),
    language: dirname(file),
    text: decoder.decode(readFileSync(join(folder, file))),
  }));
}
