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
} from '../contact.js';
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
  /** Attempts begun; a process may die before one ends. */
  attempts: z.number(),
  /** Attempts that certainly sent no mail. */
  failedAttempts: z.number(),
  /** Whether the provider rejected it for good. */
  isRejected: z.boolean().optional(),
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

/** Whether the website no longer retries, and a person has to decide. */
export const isDeadLetter = ({ attempts, failedAttempts, isRejected }: Entry) =>
  Boolean(isRejected) || attempts - failedAttempts >= maxUnclearAttempts || attempts >= maxAttempts;

export const isDue = (entry: Entry, now: number) => !isDeadLetter(entry) && entry.dueAt <= now;

/** Whether the owner should know that it is not sent: it needs a person, or has waited for an hour. */
export const isOverdue = (entry: Entry, now: number) =>
  isDeadLetter(entry) || now - entry.inquiry.receivedAt > hour;

export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export const inquiryId = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('hex')
    .slice(0, 20);

/** The key of an inquiry: under `open/` with the UTC day of its arrival, under `sent/` with the day it was sent. */
export const keyOf = (folder: 'open' | 'sent', id: Inquiry['id'], at: number) =>
  `${folder}/${utcDay(at)}/${id}`;

/** Parses a key. Returns undefined if it is not an inquiry's. */
export function parseKey(key: string) {
  const [folder, day = '', id] = key.split('/');
  if ((folder !== 'open' && folder !== 'sent') || !id) return undefined;
  return { folder, day, id };
}

export const isOpen = (key: string) => parseKey(key)?.folder === 'open';

/**
 * Keys of earlier copies of an `open/` entry, which is a duplicate if one exists: stored the day before, or sent
 * since then.
 */
export function priorKeys(key: string, now: number): string[] {
  const { day, id } = parseKey(key)!;
  const dayBefore = Date.parse(day) - dayLength;
  const keys = [keyOf('open', id, dayBefore)];
  for (let at = dayBefore; at <= now; at += dayLength) keys.push(keyOf('sent', id, at));
  return keys;
}

/** Parses a stored entry. Returns undefined if it is damaged. */
export function parseEntry(key: string, { value, version }: Versioned): StoredEntry | undefined {
  try {
    return { key, version, entry: entrySchema.parse(JSON.parse(value)) };
  } catch {
    return undefined;
  }
}
