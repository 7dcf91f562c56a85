import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes one file of an output folder; `path` begins with a slash. */
export type WriteFile = (path: string, content: string | Uint8Array) => Promise<void>;

/** A writer into a folder, which makes the folders that a file needs. */
export function outputFolder(folder: string): WriteFile {
  return async (path, content) => {
    await mkdir(dirname(folder + path), { recursive: true });
    await writeFile(folder + path, content);
  };
}
