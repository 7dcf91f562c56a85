import { z } from 'zod';
import { inquirySchema } from '../inquiry.js';
import type { Versioned } from './Store.js';

const entrySchema = z.object({
  inquiry: inquirySchema,
  /** What became of each attempt: `unknown` until it is recorded, because its process may die. */
  outcomes: z.array(z.enum(['retryable', 'rejected', 'unknown'])),
  /** When the next attempt is due, in milliseconds since 1970. */
  dueAt: z.number(),
  /** Code of the last failed attempt. */
  lastErrorCode: z.string().optional(),
});

/** An inquiry as the outbox stores it. */
export type Entry = z.infer<typeof entrySchema>;

/**
 * An entry with its key, and the version in the store when it was read or last written; `null` if it was never
 * written.
 */
export type StoredEntry = { key: string; version: string | null; entry: Entry };

/** Parses a stored entry. Returns undefined if it is damaged. */
export function parseEntry(key: string, { value, version }: Versioned): StoredEntry | undefined {
  try {
    return { key, version, entry: entrySchema.parse(JSON.parse(value)) };
  } catch {
    return undefined;
  }
}
