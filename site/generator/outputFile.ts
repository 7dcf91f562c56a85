import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, its folders included. */
export async function outputFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The content of a file, which `make` returns if it is not there yet. Its name has to follow from its content. */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (!existsSync(path)) await outputFile(path, await make());
  return readFile(path);
}
