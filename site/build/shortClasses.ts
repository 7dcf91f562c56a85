import { globSync } from 'node:fs';

type Identified = { filePath: string; hash: string };

/**
 * Class names as short as they can be, because every page carries them twice, in its markup and in
 * its style: capitals for the file, then vanilla-extract's own count within the file. The order of
 * the files makes them the same in the build for the browser and in the one that renders the pages.
 *
 * @param root - the site's folder, to which the paths of the style files are relative
 */
export function shortClasses(root: string): (identified: Identified) => string {
  const files = globSync('../packages/*/src/**/*.css.ts', { cwd: root });
  const places = new Map(files.sort().map((file, place) => [file, capitals(place)]));
  const fileHashes = new Map<string, string>();
  return ({ filePath, hash }) => {
    const place = places.get(filePath);
    if (!place) return `_${hash}`;
    // The hash is the file's, followed by the count, and every count begins with 0.
    if (!fileHashes.has(filePath)) fileHashes.set(filePath, hash.slice(0, -1));
    return place + hash.slice(fileHashes.get(filePath)!.length);
  };
}

/** A, B, … Z, AA, AB, … */
function capitals(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : capitals(Math.floor(place / 26) - 1) + letter;
}
