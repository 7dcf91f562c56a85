import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Store, Versioned } from '../inquiry/Store.js';

const versioned = (value: string): Versioned => ({ value, version: value });

/**
 * A store in a folder that only its owner can read, for the local server. Its calls are synchronous, so
 * that the conditions of `write` hold within one process.
 */
export function fileStore(directory: string): Store {
  const fileOf = (key: string) => path.join(directory, encodeURIComponent(key));
  const read = (key: string) =>
    existsSync(fileOf(key)) ? versioned(readFileSync(fileOf(key), 'utf8')) : null;

  return {
    read: async (key) => read(key),
    async write(key, value, expected) {
      if (expected !== undefined && read(key)?.version !== expected?.version) return undefined;
      // Renamed into place, so that nobody reads half of it.
      const part = path.join(directory, `.${randomUUID()}`);
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      writeFileSync(part, value, { mode: 0o600 });
      renameSync(part, fileOf(key));
      return versioned(value);
    },
    remove: async (key) => rmSync(fileOf(key), { force: true }),
    async keys() {
      const names = existsSync(directory) ? readdirSync(directory) : [];
      return names.filter((name) => !name.startsWith('.')).map(decodeURIComponent);
    },
  };
}
