import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store, Versioned } from '../inquiry/inbox.js';

const isCode = (error: unknown, code: string) =>
  (error as NodeJS.ErrnoException | undefined)?.code === code;

const versioned = (value: string): Versioned => ({
  value,
  version: createHash('sha256').update(value).digest('base64url'),
});

/**
 * A store in a folder that only its owner can read, for the local server. One process at a time may
 * rely on the conditions of `replace`.
 */
export function fileStore(directory: string): Store {
  const fileOf = (key: string) => path.join(directory, encodeURIComponent(key));
  let turn: Promise<unknown> = Promise.resolve();

  async function read(key: string): Promise<Versioned | null> {
    try {
      return versioned(await readFile(fileOf(key), 'utf8'));
    } catch (error) {
      if (isCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  /** Writes a whole file beside the others, and puts it in place in one step. */
  async function write(key: string, value: string, place: typeof rename): Promise<Versioned> {
    const part = path.join(directory, `.${randomUUID()}`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(part, value, { mode: 0o600 });
    try {
      await place(part, fileOf(key));
    } finally {
      await rm(part, { force: true });
    }
    return versioned(value);
  }

  return {
    read,
    async create(key, value) {
      try {
        return await write(key, value, link as typeof rename);
      } catch (error) {
        if (isCode(error, 'EEXIST')) return undefined;
        throw error;
      }
    },
    replace(key, value, expected) {
      const replaced = turn.then(async () => {
        if (expected && (await read(key))?.version !== expected.version) return undefined;
        return write(key, value, rename);
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
