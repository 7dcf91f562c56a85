import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store, Versioned } from '../inquiry/inbox.js';

const versioned = (value: string): Versioned => ({
  value,
  version: createHash('sha256').update(value).digest('base64url'),
});

/** What to return where a call fails with a code of the file system. */
const onCode =
  <Value>(code: string, value: Value) =>
  (error: NodeJS.ErrnoException) => {
    if (error.code === code) return value;
    throw error;
  };

/**
 * A store in a folder that only its owner can read, for the local server. One process at a time may
 * rely on the conditions of `replace`.
 */
export function fileStore(directory: string): Store {
  const fileOf = (key: string) => path.join(directory, encodeURIComponent(key));
  let turn: Promise<unknown> = Promise.resolve();

  const read = (key: string) =>
    readFile(fileOf(key), 'utf8').then(versioned).catch(onCode('ENOENT', null));

  async function write(file: string, value: string): Promise<Versioned> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(file, value, { flag: 'wx', mode: 0o600 });
    return versioned(value);
  }

  return {
    read,
    create: (key, value) => write(fileOf(key), value).catch(onCode('EEXIST', undefined)),
    replace(key, value, expected) {
      const replaced = turn.then(async () => {
        if (expected && (await read(key))?.version !== expected.version) return undefined;
        // Renamed into place, so that nobody reads half of it.
        const part = path.join(directory, `.${randomUUID()}`);
        const written = await write(part, value);
        await rename(part, fileOf(key));
        return written;
      });
      turn = replaced.catch(() => undefined);
      return replaced;
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async keys(prefix) {
      const names = await readdir(directory).catch(() => []);
      const keys = names.filter((name) => !name.startsWith('.')).map(decodeURIComponent);
      return keys.filter((key) => key.startsWith(prefix));
    },
  };
}
