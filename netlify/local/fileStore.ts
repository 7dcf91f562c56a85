import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
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
    fs.existsSync(fileOf(key)) ? versioned(fs.readFileSync(fileOf(key), 'utf8')) : null;

  return {
    read: async (key) => read(key),
    async write(key, value, expected) {
      if (expected !== undefined && read(key)?.version !== expected?.version) return undefined;
      // Renamed into place, so that nobody reads half of it.
      const part = path.join(directory, `.${randomUUID()}`);
      fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
      fs.writeFileSync(part, value, { mode: 0o600 });
      fs.renameSync(part, fileOf(key));
      return versioned(value);
    },
    remove: async (key) => fs.rmSync(fileOf(key), { force: true }),
    async keys(prefix = '') {
      const names = fs.existsSync(directory) ? fs.readdirSync(directory) : [];
      return names
        .filter((name) => !name.startsWith('.'))
        .map(decodeURIComponent)
        .filter((key) => key.startsWith(prefix));
    },
  };
}
