export type Versioned = { value: string; version: string };

/** The storage the outbox needs. A call throws unless it certainly succeeded. */
export type Store = {
  read(key: string): Promise<Versioned | null>;
  /** Writes a key, whether or not it exists. */
  write(key: string, value: string): Promise<unknown>;
  /**
   * Writes a key that still has the version `read`, or is still missing (`null`). Returns the version written, or
   * undefined if another process was faster.
   */
  writeIfUnchanged(key: string, value: string, read: string | null): Promise<string | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** The keys that begin with `prefix`, in no particular order. */
  keys(prefix?: string): Promise<string[]>;
};
