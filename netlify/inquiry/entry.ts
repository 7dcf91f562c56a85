import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  dayLength,
  fields,
  hour,
  languages,
  mapFields,
  minute,
  type ContactMessage,
  type Language,
} from '../contact.js';
import type { Versioned } from './Store.js';

/** Why a message looks automated. It is sent all the same, with a warning. */
const spamSignals = ['honeypot', 'noBrowserHeaders'] as const;

export type SpamSignal = (typeof spamSignals)[number];

/** A valid message with the circumstances of its arrival. */
export type Inquiry = {
  /** Hash of the message: equal messages have equal ids. Mails call it „Nummer“. */
  id: string;
  message: ContactMessage;
  language: Language;
  /** Milliseconds since 1970. */
  receivedAt: number;
  signals: SpamSignal[];
};

/** An inquiry as the outbox stores it. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts begun; a process may die before one ends. */
  attempts: number;
  /** Attempts that certainly sent no mail. */
  failedAttempts: number;
  /** Whether the provider rejected it for good. */
  isRejected?: boolean | undefined;
  /** When the next attempt is due, in milliseconds since 1970. */
  dueAt: number;
  /** Code of the last failed attempt. */
  lastErrorCode?: string | undefined;
};

/** The id comes from the key, and a field that the form did not have yet is empty. */
const entrySchema = z.object({
  inquiry: z.object({
    message: z.object(mapFields(() => z.string().default(''))),
    language: z.enum(languages),
    receivedAt: z.number(),
    signals: z.array(z.enum(spamSignals)),
  }),
  attempts: z.number(),
  failedAttempts: z.number(),
  isRejected: z.boolean().optional(),
  dueAt: z.number(),
  lastErrorCode: z.string().optional(),
});

/** An entry with its key, and the version in the store when it was read or last written. */
export type StoredEntry = { key: string; version: string; entry: Entry };

/** Milliseconds to wait after an attempt that may have sent a mail. */
export const unclearRetryDelay = 3 * hour;
/** Milliseconds to wait after an attempt that certainly sent none; eight of them take 32 hours. */
export const deferredRetryDelay = (failedAttempts: number) =>
  15 * minute * 2 ** (failedAttempts - 1);
/** Attempts that may have sent a mail before a person has to decide. */
const maxUnclearAttempts = 2;
const maxAttempts = 8;

/** Where the store keeps an inquiry: `open/<day>/<id>` until it is sent, then `sent/<day>/<id>`. */
export type Key = {
  folder: 'open' | 'sent';
  /** The UTC day on which it arrived or was sent, such as `2026-11-22`. */
  day: string;
  id: Inquiry['id'];
};

export const formatKey = ({ folder, day, id }: Key) => `${folder}/${day}/${id}`;

/** Parses a key. Returns undefined if it is not an inquiry's. */
export function parseKey(key: string): Key | undefined {
  const [folder, day = '', id] = key.split('/');
  if ((folder !== 'open' && folder !== 'sent') || !id) return undefined;
  return { folder, day, id };
}

export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export const inquiryId = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('hex')
    .slice(0, 20);

/** The key of an inquiry that arrived or was sent at `at`. */
export const keyOf = (folder: Key['folder'], { id, receivedAt }: Inquiry, at = receivedAt) =>
  formatKey({ folder, day: utcDay(at), id });

/** Whether the website no longer retries, and a person has to decide. */
export const isDeadLetter = ({ attempts, failedAttempts, isRejected }: Entry) =>
  Boolean(isRejected) || attempts - failedAttempts >= maxUnclearAttempts || attempts >= maxAttempts;

export const isDue = (entry: Entry, now: number) => !isDeadLetter(entry) && entry.dueAt <= now;

/**
 * Keys of earlier copies of an `open/` entry, which is a duplicate if one exists: stored the day before, or sent
 * since then.
 */
export function priorKeys(key: string, now: number): string[] {
  const { day, id } = parseKey(key)!;
  const dayBefore = Date.parse(day) - dayLength;
  const keys = [formatKey({ folder: 'open', day: utcDay(dayBefore), id })];
  for (let at = dayBefore; at <= now; at += dayLength)
    keys.push(formatKey({ folder: 'sent', day: utcDay(at), id }));
  return keys;
}

export const isDuplicate = (key: string, keys: ReadonlySet<string>, now: number) =>
  priorKeys(key, now).some((each) => keys.has(each));

/** Parses a stored entry. Returns undefined if it is damaged. */
export function parseEntry(key: string, { value, version }: Versioned): StoredEntry | undefined {
  try {
    const { inquiry, ...rest } = entrySchema.parse(JSON.parse(value));
    const { id } = parseKey(key)!;
    return { key, version, entry: { ...rest, inquiry: { ...inquiry, id } } };
  } catch {
    return undefined;
  }
}
