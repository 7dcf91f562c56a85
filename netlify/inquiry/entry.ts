import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fields, languages, mapFields, type ContactMessage } from '../contact.js';
import type { Versioned } from './Store.js';

const inquirySchema = z.object({
  /** Hash of the message: equal messages have equal ids. Mails call it „Nummer“. */
  id: z.string(),
  /** A field that the form did not have yet is empty. */
  message: z.object(mapFields(() => z.string().default(''))),
  language: z.enum(languages),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
  /** Why the message looks automated. It is sent all the same, with a warning. */
  signals: z.array(z.enum(['honeypot', 'noBrowserHeaders'])),
});

const entrySchema = z.object({
  inquiry: inquirySchema,
  /** What became of each attempt: `unknown` until it is recorded, because its process may die. */
  outcomes: z.array(z.enum(['retryable', 'rejected', 'unknown'])).default([]),
  /** When the next attempt is due, in milliseconds since 1970. */
  dueAt: z.number(),
  /** Code of the last failed attempt. */
  lastErrorCode: z.string().optional(),
});

/** A valid message with the circumstances of its arrival. */
export type Inquiry = z.infer<typeof inquirySchema>;

export type SpamSignal = Inquiry['signals'][number];

/** An inquiry as the outbox stores it. */
export type Entry = z.infer<typeof entrySchema>;

/**
 * An entry with its key, and the version in the store when it was read or last written; `null` if it was never
 * written.
 */
export type StoredEntry = { key: string; version: string | null; entry: Entry };

export const inquiryId = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('hex')
    .slice(0, 20);

/** Parses a stored entry. Returns undefined if it is damaged. */
export function parseEntry(key: string, { value, version }: Versioned): StoredEntry | undefined {
  try {
    return { key, version, entry: entrySchema.parse(JSON.parse(value)) };
  } catch {
    return undefined;
  }
}
