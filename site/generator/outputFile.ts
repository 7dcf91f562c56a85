import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function outputFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** What `make` gives, kept in a file for the next build. The file's name follows from the content. */
export async function keptFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (!existsSync(path)) await outputFile(path, await make());
  return readFile(path);
}
