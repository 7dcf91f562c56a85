import { z } from 'zod';
import { inquirySchema, type Inquiry } from '../inquiry.js';
import type { MailError, UnconfirmedOutcome } from '../mail/Mailer.js';
import { hour, minute } from '../time.js';
import { keyOf } from './keys.js';
import type { Version, Versioned } from './Store.js';

const entrySchema = z.object({
  inquiry: inquirySchema,
  /** What became of each attempt: `unknown` until it is recorded, because its process may die. */
  outcomes: z.array(z.enum(['retryable', 'rejected', 'unknown'])),
  /** When the next attempt is due, in milliseconds since 1970. */
  dueAt: z.number(),
  lastErrorCode: z.string().optional(),
});

export type Entry = z.infer<typeof entrySchema>;

/** An entry with its key, and the version in the store when it was read or last written. */
export type StoredEntry = { key: string; version: Version; entry: Entry };

/** Parses a stored entry. Returns undefined if it is damaged. */
export function parseEntry(key: string, { value, version }: Versioned): StoredEntry | undefined {
  try {
    return { key, version, entry: entrySchema.parse(JSON.parse(value)) };
  } catch {
    return undefined;
  }
}

/** Milliseconds to wait after an attempt that may have sent a mail. */
const unknownRetryDelay = 3 * hour;
/** Milliseconds to wait after attempts that certainly sent none. */
const failedRetryDelay = (attempts: number) =>
  Math.min(15 * minute * 2 ** (attempts - 1), 4 * hour);
/** Attempts that may have sent a mail, until a person must decide. */
const maxUnknownAttempts = 2;

const countOf = (wanted: UnconfirmedOutcome, { outcomes }: Pick<Entry, 'outcomes'>) =>
  outcomes.filter((outcome) => outcome === wanted).length;

export const withAttempt = (entry: Entry, now: number): Entry => ({
  ...entry,
  outcomes: [...entry.outcomes, 'unknown'],
  dueAt: now + unknownRetryDelay,
});

/**
 * An entry that is not stored yet. Its first attempt has begun, so that it counts even if the store takes the entry but
 * reports a failure.
 */
export const newEntry = (inquiry: Inquiry, now: number): StoredEntry => ({
  key: keyOf('open', inquiry.id, inquiry.receivedAt),
  version: null,
  entry: withAttempt({ inquiry, outcomes: [], dueAt: now }, now),
});

export function withFailure(entry: Entry, { code, outcome }: MailError, now: number): Entry {
  const failed = { ...entry, outcomes: entry.outcomes.with(-1, outcome), lastErrorCode: code };
  return outcome === 'retryable'
    ? { ...failed, dueAt: now + failedRetryDelay(countOf('retryable', failed)) }
    : failed;
}

/** Whether the outbox no longer retries, so that a person must decide. */
export const isDeadLetter = (entry: Entry) =>
  entry.outcomes.includes('rejected') || countOf('unknown', entry) >= maxUnknownAttempts;

/** Whether a process may be sending it: none takes a minute. */
export const isBeingSent = ({ outcomes, dueAt }: Entry, now: number) =>
  outcomes.at(-1) === 'unknown' && now - (dueAt - unknownRetryDelay) < minute;

export const isDue = (entry: Entry, now: number) => !isDeadLetter(entry) && entry.dueAt <= now;

/** Whether the owner should know of it: it is a dead letter, or has waited for an hour. */
export const isOverdue = (entry: Entry, now: number) =>
  isDeadLetter(entry) || now - entry.inquiry.receivedAt > hour;
