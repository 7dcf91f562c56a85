import { globSync } from 'node:fs';

/**
 * Class names as short as they can be, because every page carries them in its markup and in its style:
 * letters for the file, then a count within it. Files in alphabetical order and the order of styles
 * within each make the names the same in the build for the browser and in the one that renders the pages.
 *
 * @param root - the site's folder, to which the paths of the style files are relative
 * @returns vanilla-extract's `identifiers`
 */
export function shortClasses(root: string): (style: { filePath: string; hash: string }) => string {
  const files = globSync('../packages/*/src/**/*.css.ts', { cwd: root }).sort();
  const counts = new Map<string, string[]>(files.map((file) => [file, []]));
  return ({ filePath, hash }) => {
    const hashes = counts.get(filePath);
    if (!hashes) return `_${hash}`;
    if (!hashes.includes(hash)) hashes.push(hash);
    return capitals(files.indexOf(filePath)) + hashes.indexOf(hash).toString(36);
  };
}

function capitals(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : capitals(Math.floor(place / 26) - 1) + letter;
}
