/** A value with the version it had when it was read. */
export type Versioned = { value: string; version: string };

/** What the inbox needs of a store. Every call throws when it cannot tell that it succeeded. */
export type Store = {
  read(key: string): Promise<Versioned | null>;
  /** Writes a key, and returns nothing where it is not as `expected`; `null` expects no such key. */
  write(key: string, value: string, expected?: Versioned | null): Promise<Versioned | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Every key, in no order. */
  keys(): Promise<string[]>;
};
