import { createHash } from 'node:crypto';
import { day, fields, hour, minute, type ContactMessage } from '../contact.js';
import type { Versioned } from './Store.js';

/** Why a message looks like a program's. It is sent all the same, marked. */
export type SpamMark = 'honeypot' | 'noBrowser';

/** One checked message with what the owner needs to know about its arrival. */
export type Inquiry = {
  message: ContactMessage;
  language: string;
  /** Path of the page with the form; empty when unknown. */
  page: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  marks: SpamMark[];
};

/** What the outbox stores of an inquiry, under `open/` until it is sent. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts that may have sent a mail. One counts from its start: its process may die before the end. */
  unclear: number;
  /** Attempts that certainly sent none. */
  deferred: number;
  /** Whether the provider will never accept it as it is. */
  isRejected?: boolean;
  /** When the next attempt is due, in milliseconds since 1970. */
  dueAt: number;
  /** Code of the last failed attempt. */
  failure?: string | undefined;
};

/** An entry under its name, `<day>/<number>`, as it was read or last written. */
export type Held = { name: string; raw: Versioned; entry: Entry };

/** The pause after an attempt that may have sent a mail. */
export const unclearPause = 3 * hour;
/** The pause after an attempt that certainly sent none: the next round tries again. */
export const deferredPause = 15 * minute;
const mostUnclear = 2;
const mostTries = 8;

/** The day of an instant in UTC, by which keys are named and deleted. */
export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The number of an inquiry, by which people name it: the same for the same words. */
export const numberOf = ({ message }: Inquiry) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('hex')
    .slice(0, 20);

/** The name of an inquiry under `open/`, or under `sent/` on the day it is sent: `<day>/<number>`. */
export const nameOf = (inquiry: Inquiry, at = inquiry.receivedAt) =>
  `${utcDay(at)}/${numberOf(inquiry)}`;

/** The name after `open/` or `sent/`. */
export const nameIn = (key: string) => key.slice('open/'.length);
/** The day and the number in a name. */
export const dayIn = (name: string) => name.slice(0, 10);
export const numberIn = (name: string) => name.slice(11);

/** Whether a person has to decide, because the website tries no more. */
export const isGivenUp = ({ unclear, deferred, isRejected }: Entry) =>
  Boolean(isRejected) || unclear >= mostUnclear || unclear + deferred >= mostTries;

/** Whether an attempt is due. A time too far ahead was written by a wrong clock. */
export const isDue = (entry: Entry, now: number) =>
  !isGivenUp(entry) && (entry.dueAt <= now || entry.dueAt - now > unclearPause);

/** Whether the owner should know of it: given up, or waiting for more than an hour. */
export const isLate = (entry: Entry, now: number) =>
  isGivenUp(entry) || now - entry.inquiry.receivedAt > hour;

/**
 * The keys of which one is enough to show that `open/<name>` is done: sent since, or a repeat of what was sent
 * or stored on the same day or the day before.
 */
export function coveringKeys(name: string, now: number): string[] {
  const number = numberIn(name);
  const dayBefore = Date.parse(dayIn(name)) - day;
  const keys = [`open/${utcDay(dayBefore)}/${number}`];
  for (let at = dayBefore; at <= now; at += day) keys.push(`sent/${utcDay(at)}/${number}`);
  return keys;
}

/** Whether `keys` show that `open/<name>` is done. */
export function isCovered(name: string, keys: ReadonlySet<string>, now: number): boolean {
  return coveringKeys(name, now).some((key) => keys.has(key));
}

/** Reads what the store has under a name; nothing where it is damaged. */
export function heldFrom(name: string, raw: Versioned): Held | undefined {
  try {
    const entry = JSON.parse(raw.value) as Entry;
    const { inquiry, unclear, deferred, dueAt } = entry;
    const isWhole =
      fields.every((field) => typeof inquiry.message[field] === 'string') &&
      [inquiry.receivedAt, unclear, deferred, dueAt].every(Number.isFinite);
    return isWhole ? { name, raw, entry } : undefined;
  } catch {
    return undefined;
  }
}
