import { dayLength } from '../time.js';

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Begins the keys of a UTC day: that of the arrival under `open/`, of the sending under `sent/`. */
export const prefixOf = (folder: 'open' | 'sent', at: number) => `${folder}/${utcDay(at)}/`;

export const keyOf = (folder: 'open' | 'sent', id: string, at: number) => prefixOf(folder, at) + id;

/** Parses a key. Returns undefined if it is not an inquiry's. */
export function parseKey(key: string) {
  const [folder, day, id] = key.split('/');
  if ((folder !== 'open' && folder !== 'sent') || !day || !id) return undefined;
  return { folder, day, id };
}

export const isOpen = (key: string) => parseKey(key)?.folder === 'open';

/**
 * Keys under which an earlier copy of an open inquiry may be: open since the day before, or sent since then. If there
 * is one, the inquiry is a duplicate.
 */
export function earlierKeys(key: string, now: number): string[] {
  const { day, id } = parseKey(key)!;
  const dayBefore = Date.parse(day) - dayLength;
  const keys = [keyOf('open', id, dayBefore)];
  for (let at = dayBefore; at <= now; at += dayLength) keys.push(keyOf('sent', id, at));
  return keys;
}
