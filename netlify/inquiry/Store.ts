/** A value with the version it had when it was read; no version where the store knows none. */
export type Versioned = {
  value: string;
  version?: string | undefined;
};

/**
 * What the outbox needs of a store. Every call has its own deadline and throws
 * when it cannot tell that it succeeded.
 */
export type Store = {
  read(key: string): Promise<Versioned | null>;
  /** Writes a key that must not exist. `false` when it does; nothing is changed then. */
  create(key: string, value: string): Promise<boolean>;
  /**
   * Overwrites a key.
   *
   * @param expected - what was read before: the key is left alone if it holds something else by now
   * @returns what the key holds now, or nothing when it was left alone
   */
  replace(key: string, value: string, expected?: Versioned): Promise<Versioned | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Every key with this prefix, in no order. */
  keys(prefix: string): Promise<string[]>;
};
