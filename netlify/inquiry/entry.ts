import { createHash } from 'node:crypto';
import { dayLength, fields, hour, minute, type ContactMessage, type Language } from '../contact.js';
import type { Versioned } from './Store.js';

/** Why a message looks like a program's. It is sent all the same, marked. */
export type SpamMark = 'honeypot' | 'noBrowser';

/** One checked message with what the owner needs to know about its arrival. */
export type Inquiry = {
  message: ContactMessage;
  language: Language;
  /** Milliseconds since 1970. */
  receivedAt: number;
  marks: SpamMark[];
};

/** What the outbox stores of an inquiry, under `open/` until it is sent. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts begun: a process may die before the end of one. */
  attempts: number;
  /** Those of them that certainly sent no mail. */
  unsent: number;
  /** Whether the provider will never accept it as it is. */
  isRejected?: boolean;
  /** When the next attempt is due, in milliseconds since 1970. */
  dueAt: number;
  /** Code of the last failed attempt. */
  failure?: string | undefined;
};

/** An entry under its key, with what the store has of it, as it was read or last written. */
export type StoredEntry = { key: string; stored: Versioned; entry: Entry };

/** The pause after an attempt that may have sent a mail. */
export const unclearPause = 3 * hour;
/** The pause after an attempt that certainly sent none: the next run tries again. */
export const deferredPause = 15 * minute;
/** Attempts that may have sent a mail. */
const maxUnclear = 2;
const maxAttempts = 8;

/** Where the store keeps an inquiry: `open/<day>/<number>` until it is sent, then `sent/<day>/<number>`. */
export type Key = {
  folder: 'open' | 'sent';
  /** The day in UTC on which it arrived, or on which it was sent: `2026-11-22`. */
  day: string;
  /** Names the inquiry for people: the same for the same words. */
  number: string;
};

export const formatKey = ({ folder, day, number }: Key) => `${folder}/${day}/${number}`;

/** Reads a key; nothing where it is no inquiry's. */
export function parseKey(key: string): Key | undefined {
  const [folder, day = '', number] = key.split('/');
  if ((folder !== 'open' && folder !== 'sent') || !number) return undefined;
  return { folder, day, number };
}

export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export const numberOf = ({ message }: Inquiry) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('hex')
    .slice(0, 20);

/** The key of an inquiry that arrived, or was sent, at an instant. */
export const keyOf = (folder: Key['folder'], inquiry: Inquiry, at = inquiry.receivedAt) =>
  formatKey({ folder, day: utcDay(at), number: numberOf(inquiry) });

/** Whether the website tries no more, and a person has to decide. */
export const isDeadLetter = ({ attempts, unsent, isRejected }: Entry) =>
  Boolean(isRejected) || attempts - unsent >= maxUnclear || attempts >= maxAttempts;

export const isDue = (entry: Entry, now: number) => !isDeadLetter(entry) && entry.dueAt <= now;

/**
 * The keys of which one shows that an inquiry under `open/` is a duplicate: sent since, or its words were sent or
 * stored on the same day or the day before.
 */
export function originalKeys(key: string, now: number): string[] {
  const { day, number } = parseKey(key)!;
  const dayBefore = Date.parse(day) - dayLength;
  const keys = [formatKey({ folder: 'open', day: utcDay(dayBefore), number })];
  for (let at = dayBefore; at <= now; at += dayLength)
    keys.push(formatKey({ folder: 'sent', day: utcDay(at), number }));
  return keys;
}

export const isDuplicate = (key: string, keys: ReadonlySet<string>, now: number) =>
  originalKeys(key, now).some((each) => keys.has(each));

/** Reads what the store has under a key; nothing where it is damaged. */
export function parseEntry(key: string, stored: Versioned): StoredEntry | undefined {
  try {
    const entry = JSON.parse(stored.value) as Entry;
    const { inquiry, attempts, unsent, dueAt } = entry;
    const isWhole =
      fields.every((field) => typeof inquiry.message[field] === 'string') &&
      [inquiry.receivedAt, attempts, unsent, dueAt].every(Number.isFinite);
    return isWhole ? { key, stored, entry } : undefined;
  } catch {
    return undefined;
  }
}
