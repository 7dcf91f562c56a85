import { createHash } from 'node:crypto';
import { day, fields, isInquiryId, timeOfId, type ContactMessage } from '../contact.js';
import type { Versioned } from './Store.js';

/** A sign that a program wrote a message. It is delivered all the same, marked. */
export type SpamSign = 'honeypot' | 'noBrowser';

/** One checked message with what the owner needs to know about its arrival. */
export type Inquiry = {
  /** A UUID from the browser, or made of the content without JavaScript; the same over every retry. */
  id: string;
  message: ContactMessage;
  /** What the owner calls the chosen service; empty where it is none of the form's. */
  topic: string;
  language: string;
  /** Path of the page with the form; empty when unknown. */
  page: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  marks: SpamSign[];
};

/** An inquiry with its text: not sent yet, or sent so recently that the mail may still be given up. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts that may have sent a mail. One counts from its start: its process may die before the end. */
  unknown: number;
  /** How often the provider has refused it for the time being, and not because of key or sender. */
  refusals?: number;
  /** When the next attempt is due; milliseconds since 1970. */
  next: number;
  /** Code of the last failure. */
  failure?: string;
  /** Why only a person can go on: the provider refused it, or may have mailed it already. */
  person?: 'refused' | 'unclear' | undefined;
  /** Whether it waits for the next digest. */
  digest?: boolean;
};

/**
 * An inquiry by its key, as it was read or last written. Without `stored` it could not be read. It has
 * `sentAt` once it is sent, and `entry` while its text is kept; with neither it is damaged.
 */
export type StoredInquiry = { key: string; stored?: Versioned; entry?: Entry; sentAt?: number };
/** A key whose inquiry could be read, text and all. */
export type StoredEntry = StoredInquiry & { stored: Versioned; entry: Entry };

export const keyPrefix = 'inbox/';

/** SHA-256 of what the visitor wrote. */
export const contentDigest = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest();

/** The number by which people name an inquiry: its id, and a hash that tells two texts under it apart. */
export const numberOf = ({ id, message }: Inquiry) =>
  `${id}-${contentDigest(message).toString('hex', 0, 8)}`;

/**
 * `inbox/<day>/<number>`: the same for every post of one text under one id. The day is the id's
 * own where it has a believable one, so that a replay after midnight is still a replay.
 */
export function keyOf(inquiry: Inquiry): string {
  const { id, receivedAt } = inquiry;
  const made = timeOfId(id) ?? receivedAt;
  const isBelievable = made <= receivedAt && receivedAt - made < 2 * day;
  const date = new Date(isBelievable ? made : receivedAt).toISOString().slice(0, 10);
  return `${keyPrefix}${date}/${numberOf(inquiry)}`;
}

export const numberIn = (key: string) => key.split('/')[2] ?? '';
export const idOf = (key: string) => numberIn(key).slice(0, 36);

/** What has become of an inquiry. */
export function stateOf({ stored, entry, sentAt }: StoredInquiry) {
  if (sentAt !== undefined) return 'sent';
  if (entry) return entry.person ?? 'waiting';
  return stored ? 'unreadable' : 'unread';
}

/** What a key holds, as far as it can be read. */
export function storedInquiryFrom(key: string, stored: Versioned): StoredInquiry {
  try {
    const { sentAt, ...entry } = JSON.parse(stored.value) as Entry & { sentAt?: number };
    const { inquiry, unknown, next } = entry;
    const isEntry =
      isInquiryId(inquiry?.id) &&
      typeof inquiry.message?.message === 'string' &&
      [inquiry.receivedAt, unknown, next].every(Number.isFinite);
    return { key, stored, ...(isEntry && { entry }), ...(Number.isFinite(sentAt) && { sentAt }) };
  } catch {
    return { key, stored };
  }
}
