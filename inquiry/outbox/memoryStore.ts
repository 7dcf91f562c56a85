import type { Store } from './Store.js';

/** A store in memory whose conditions are atomic, as in production. */
export function memoryStore(): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    async read(key) {
      const value = entries.get(key);
      return value === undefined ? null : { value, version: value };
    },
    write: async (key, value) => entries.set(key, value),
    async writeIfUnchanged(key, value, version) {
      if ((entries.get(key) ?? null) !== version) return undefined;
      entries.set(key, value);
      return value;
    },
    async remove(key) {
      entries.delete(key);
    },
    keys: async (prefix = '') => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  };
}
