import type { Store } from '../inquiry/Store.js';

/** A store in memory whose conditions are atomic, as in production. */
export function memoryStore(): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  const versions = new Map<string, number>();
  const write = (key: string, value: string) => {
    entries.set(key, value);
    versions.set(key, (versions.get(key) ?? 0) + 1);
  };
  return {
    entries,
    async read(key) {
      const value = entries.get(key);
      return value === undefined ? null : { value, version: String(versions.get(key)) };
    },
    async create(key, value) {
      if (entries.has(key)) return false;
      write(key, value);
      return true;
    },
    async replace(key, value, expected) {
      const isSame = entries.has(key) && expected?.version === String(versions.get(key));
      if (expected && !isSame) return undefined;
      write(key, value);
      return { value, version: String(versions.get(key)) };
    },
    async remove(key) {
      entries.delete(key);
    },
    async keys(prefix) {
      return [...entries.keys()].filter((key) => key.startsWith(prefix));
    },
  };
}
