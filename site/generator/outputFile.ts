import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function outputFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** A file's content, made if the file is missing. Its name must contain a hash of what it is made from. */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (!existsSync(path)) await outputFile(path, await make());
  return readFile(path);
}
