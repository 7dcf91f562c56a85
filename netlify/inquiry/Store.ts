/** A value with the version it had when it was read. */
export type Versioned = { value: string; version: string };

/** The storage the outbox needs. A call throws unless it certainly succeeded. */
export type Store = {
  read(key: string): Promise<Versioned | null>;
  /** Writes a key. Returns undefined if its version is not `expected`; `null` requires it to be missing. */
  write(key: string, value: string, expected?: Versioned | null): Promise<Versioned | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** The keys that begin with `prefix`, in no particular order. */
  keys(prefix?: string): Promise<string[]>;
};
