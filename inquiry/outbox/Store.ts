/** What identifies the last write of a key: `null` if there was none, undefined if the store names no versions. */
export type Version = string | null | undefined;

export type Versioned = { value: string; version: string | undefined };

/** The storage the outbox needs. A call throws unless it certainly succeeded. */
export type Store = {
  read(key: string): Promise<Versioned | null>;
  /** Writes a key, whether or not it exists. */
  write(key: string, value: string): Promise<unknown>;
  /**
   * Writes a key that still has this version: `null`, that it is still missing; undefined, any. Returns the version
   * written, or undefined if another process was faster.
   */
  writeIfUnchanged(key: string, value: string, version: Version): Promise<string | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** The keys that begin with `prefix`, in no particular order. */
  keys(prefix?: string): Promise<string[]>;
};
