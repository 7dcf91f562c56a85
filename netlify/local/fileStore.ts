import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store, Versioned } from '../inquiry/Store.js';

const versioned = (value: string): Versioned => ({ value, version: value });

/**
 * A store in a folder that only its owner can read, for the local server. One process at a time may
 * rely on the conditions of `write`.
 */
export function fileStore(directory: string): Store {
  const fileOf = (key: string) => path.join(directory, encodeURIComponent(key));
  let turn: Promise<unknown> = Promise.resolve();

  const read = (key: string) =>
    readFile(fileOf(key), 'utf8').then(versioned, (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });

  return {
    read,
    write(key, value, expected) {
      const written = turn.then(async () => {
        if (expected !== undefined && (await read(key))?.version !== expected?.version)
          return undefined;
        // Renamed into place, so that nobody reads half of it.
        const part = path.join(directory, `.${randomUUID()}`);
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(part, value, { mode: 0o600 });
        await rename(part, fileOf(key));
        return versioned(value);
      });
      turn = written.catch(() => undefined);
      return written;
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async keys(prefix) {
      const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const keys = names.filter((name) => !name.startsWith('.')).map(decodeURIComponent);
      return keys.filter((key) => key.startsWith(prefix));
    },
  };
}
