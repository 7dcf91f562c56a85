import { retention } from '@advisor/contract/retention';
import { dayLength, utcDay } from '../time.js';

const maxDays = { open: retention.inquiryDays, sent: retention.sentDays };

type Folder = keyof typeof maxDays;

/** Prefix of the keys of a UTC day: the day of arrival under `open/`, the day of sending under `sent/`. */
export const prefixOf = (folder: Folder, at: number) => `${folder}/${utcDay(at)}/`;

export const keyOf = (folder: Folder, id: string, at: number) => prefixOf(folder, at) + id;

/** Parses a key. Returns undefined if it is not an inquiry's. */
export function parseKey(key: string) {
  const [folder, day = '', id] = key.split('/');
  const dayStart = Date.parse(day);
  if ((folder !== 'open' && folder !== 'sent') || Number.isNaN(dayStart) || !id) return undefined;
  return {
    folder,
    /** When the day in the key begins, in milliseconds since 1970. */
    dayStart,
    id,
    /** When the entry is to be deleted. */
    expiresAt: dayStart + maxDays[folder] * dayLength,
  };
}

export const isOpen = (key: string) => parseKey(key)?.folder === 'open';

/** The possible keys of an open inquiry once it is sent: one for each day since its arrival. */
export function sentKeys(key: string, now: number): string[] {
  const { dayStart, id } = parseKey(key)!;
  const keys = [];
  for (let at = dayStart; at <= now; at += dayLength) keys.push(keyOf('sent', id, at));
  return keys;
}
