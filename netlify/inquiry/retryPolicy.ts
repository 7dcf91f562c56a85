import { hour, minute } from '../contact.js';
import type { Entry, Inquiry } from './entry.js';
import type { MailError } from './Mailer.js';

/** Milliseconds to wait after an attempt that may have sent a mail. */
const unknownRetryDelay = 3 * hour;
/** Milliseconds to wait after an attempt that certainly sent none; eight of them take 32 hours. */
const failedRetryDelay = (failedAttempts: number) => 15 * minute * 2 ** (failedAttempts - 1);
/** Attempts that may have sent a mail before a person has to decide. */
const maxUnknownAttempts = 2;
const maxAttempts = 8;

/** An entry that is due at once. */
export const newEntry = (inquiry: Inquiry, now: number): Entry => ({
  inquiry,
  attempts: 0,
  failedAttempts: 0,
  dueAt: now,
});

/** An entry whose next attempt begins. It counts from now on, because its process may die. */
export const withAttempt = (entry: Entry, now: number): Entry => ({
  ...entry,
  attempts: entry.attempts + 1,
  dueAt: now + unknownRetryDelay,
});

/** An entry whose attempt was not confirmed. */
export function withFailure(entry: Entry, { code, outcome }: MailError, now: number): Entry {
  const changed = { ...entry, lastErrorCode: code };
  if (outcome === 'unknown') return changed;
  const failedAttempts = entry.failedAttempts + 1;
  return outcome === 'rejected'
    ? { ...changed, failedAttempts, isRejected: true }
    : { ...changed, failedAttempts, dueAt: now + failedRetryDelay(failedAttempts) };
}

/** Whether the website no longer retries, and a person has to decide. */
export const isDeadLetter = ({ attempts, failedAttempts, isRejected }: Entry) =>
  Boolean(isRejected) || attempts - failedAttempts >= maxUnknownAttempts || attempts >= maxAttempts;

export const isDue = (entry: Entry, now: number) => !isDeadLetter(entry) && entry.dueAt <= now;

/** Whether the owner should know of it: it is a dead letter, or has waited for an hour. */
export const isOverdue = (entry: Entry, now: number) =>
  isDeadLetter(entry) || now - entry.inquiry.receivedAt > hour;
