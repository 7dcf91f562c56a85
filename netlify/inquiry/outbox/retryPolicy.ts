import { hour, minute } from '../time.js';
import type { Inquiry } from '../inquiry.js';
import type { MailError, Outcome } from '../mail/Mailer.js';
import type { Entry } from './entry.js';

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
  outcomes: [],
  dueAt: now,
});

const countOf = (wanted: Outcome, { outcomes }: Pick<Entry, 'outcomes'>) =>
  outcomes.filter((outcome) => outcome === wanted).length;

/** An entry whose next attempt begins. */
export const withAttempt = (entry: Entry, now: number): Entry => ({
  ...entry,
  outcomes: [...entry.outcomes, 'unknown'],
  dueAt: now + unknownRetryDelay,
});

/** An entry whose attempt was not confirmed. */
export function withFailure(entry: Entry, { code, outcome }: MailError, now: number): Entry {
  const failed = { ...entry, outcomes: entry.outcomes.with(-1, outcome), lastErrorCode: code };
  return outcome === 'retryable'
    ? { ...failed, dueAt: now + failedRetryDelay(countOf('retryable', failed)) }
    : failed;
}

/** Whether the website no longer retries, and a person has to decide. */
export const isDeadLetter = (entry: Entry) =>
  entry.outcomes.includes('rejected') ||
  countOf('unknown', entry) >= maxUnknownAttempts ||
  entry.outcomes.length >= maxAttempts;

export const isDue = (entry: Entry, now: number) => !isDeadLetter(entry) && entry.dueAt <= now;

/** Whether the owner should know of it: it is a dead letter, or has waited for an hour. */
export const isOverdue = (entry: Entry, now: number) =>
  isDeadLetter(entry) || now - entry.inquiry.receivedAt > hour;
