import type { Store } from '../inquiry/Store.js';

/** A store in memory whose conditions are atomic, as in production. */
export function memoryStore(): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  const versions = new Map<string, number>();
  const found = (key: string) => {
    const value = entries.get(key);
    return value === undefined ? null : { value, version: String(versions.get(key)) };
  };
  return {
    entries,
    read: async (key) => found(key),
    async write(key, value, expected) {
      if (expected !== undefined && found(key)?.version !== expected?.version) return undefined;
      entries.set(key, value);
      versions.set(key, (versions.get(key) ?? 0) + 1);
      return { value, version: String(versions.get(key)) };
    },
    async remove(key) {
      entries.delete(key);
    },
    keys: async (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  };
}
