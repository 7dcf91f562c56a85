import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('packages/ui/src/**/*.css.ts', { cwd }).sort();
const identifiers = new Map<string, string[]>();

/** `na`, `nb` … `zz`: no name begins with `ad`, which blockers of advertisements hide. */
const letters = (index: number) =>
  String.fromCharCode(110 + Math.floor(index / 26), 97 + (index % 26));

/**
 * The name of a class in the built site: two letters for its file, and its number there. Every page
 * carries them, and vanilla-extract's hashes are longer. The page and the script that takes it over
 * are built one after the other, and get the same names.
 *
 * @param filePath - relative to the site
 * @param hash - vanilla-extract's own name
 */
export function shortIdentifier({ filePath, hash }: { filePath: string; hash: string }): string {
  const file = files.findIndex((each) => filePath.endsWith(each));
  if (file < 0) throw new Error(`${filePath} is not in packages/ui/src, where styles belong.`);
  const known = identifiers.get(filePath) ?? [];
  if (!known.includes(hash)) identifiers.set(filePath, [...known, hash]);
  return letters(file) + identifiers.get(filePath)!.indexOf(hash).toString(36);
}
