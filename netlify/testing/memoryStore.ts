import type { Store } from '../inquiry/inbox.js';

/** A store in memory whose conditions are atomic, as in production. */
export function memoryStore(): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  const versions = new Map<string, number>();
  const write = (key: string, value: string) => {
    const version = (versions.get(key) ?? 0) + 1;
    entries.set(key, value);
    versions.set(key, version);
    return { value, version: String(version) };
  };
  return {
    entries,
    async read(key) {
      const value = entries.get(key);
      return value === undefined ? null : { value, version: String(versions.get(key)) };
    },
    async create(key, value) {
      return entries.has(key) ? undefined : write(key, value);
    },
    async replace(key, value, expected) {
      const isSame = entries.has(key) && expected?.version === String(versions.get(key));
      return expected && !isSame ? undefined : write(key, value);
    },
    async remove(key) {
      entries.delete(key);
    },
    async keys(prefix) {
      return [...entries.keys()].filter((key) => key.startsWith(prefix));
    },
  };
}
