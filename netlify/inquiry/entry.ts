import { createHash } from 'node:crypto';
import { day, fields, isInquiryId, timeOfId, type ContactMessage } from '../contact.js';
import type { Versioned } from './Store.js';

/** Why a message looks like a program's. It is sent all the same, marked. */
export type SpamMark = 'honeypot' | 'noBrowser';

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
  marks: SpamMark[];
};

/** An inquiry with its text: not sent yet, or sent so recently that the mail may still be given up. */
export type Entry = {
  inquiry: Inquiry;
  /** Attempts that may have sent a mail. One counts from its start: its process may die before the end. */
  unclearAttempts: number;
  /** How often the provider has deferred it, and not because of key or sender. */
  deferrals?: number;
  /** When the next attempt is due; milliseconds since 1970. */
  dueAt: number;
  /** Code of the last failed attempt. */
  failureCode?: string;
  /** Why a person has to decide: the provider rejected it, or may have mailed it already. */
  person?: 'rejected' | 'unclear' | undefined;
  /** Whether it waits for the next digest. */
  digest?: boolean;
};

/**
 * What the store has under one key, as it was read or last written. Without `raw` it could not be read. It
 * has `sentAt` once it is sent, and `entry` while its text is kept; with neither it is damaged.
 */
export type StoredInquiry = { key: string; raw?: Versioned; entry?: Entry; sentAt?: number };
/** A stored inquiry whose text is kept. */
export type StoredEntry = StoredInquiry & { raw: Versioned; entry: Entry };

export const keyPrefix = 'inbox/';

/** SHA-256 of the fields: it tells whether two posts are the same message. */
export const contentDigest = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest();

/** The number by which people name an inquiry: its id, and a hash that tells two texts under it apart. */
export const numberOf = ({ id, message }: Inquiry) =>
  `${id}-${contentDigest(message).toString('hex', 0, 8)}`;

/**
 * `inbox/<day>/<number>`: the same for every post of one text under one id. The day is the id's
 * own where it has a believable one, so that a repeat after midnight has the same key.
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

/** The state in which an inquiry is, as list and notice name it. */
export function stateOf({ raw, entry, sentAt }: StoredInquiry) {
  if (sentAt !== undefined) return 'sent';
  if (entry) return entry.person ?? 'waiting';
  return raw ? 'damaged' : 'unreadable';
}

/**
 * The names under which the store has an entry's fields, and `refused` for `rejected`. They stay those of the
 * first deployment, so that two deployments read each other's entries, also after a rollback.
 */
const storedNames = new Map([
  ['unclearAttempts', 'unknown'],
  ['deferrals', 'refusals'],
  ['dueAt', 'next'],
  ['failureCode', 'failure'],
]);
const ownNames = new Map([...storedNames].map(([own, stored]) => [stored, own]));

const renamed = (fields: object, names: Map<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]),
  );

/** An entry as the store has it. */
export function entryJson(entry: Entry & { sentAt?: number }): string {
  const person = entry.person === 'rejected' ? 'refused' : entry.person;
  return JSON.stringify({ ...renamed(entry, storedNames), person });
}

function parseEntry(json: string) {
  const entry = renamed(JSON.parse(json) as object, ownNames);
  const person = entry['person'] === 'refused' ? 'rejected' : entry['person'];
  return { ...entry, person } as unknown as Entry & { sentAt?: number };
}

/** Reads what the store has under a key, as far as it can be read. */
export function storedInquiryFrom(key: string, raw: Versioned): StoredInquiry {
  try {
    const { sentAt, ...entry } = parseEntry(raw.value);
    const { inquiry, unclearAttempts, dueAt } = entry;
    const isEntry =
      isInquiryId(inquiry?.id) &&
      typeof inquiry.message?.message === 'string' &&
      [inquiry.receivedAt, unclearAttempts, dueAt].every(Number.isFinite);
    return { key, raw, ...(isEntry && { entry }), ...(Number.isFinite(sentAt) && { sentAt }) };
  } catch {
    return { key, raw };
  }
}
