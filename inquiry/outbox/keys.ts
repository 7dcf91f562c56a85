import { dayLength } from '../time.js';

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Begins the keys of a UTC day: that of the arrival under `open/`, of the sending under `sent/`. */
export const prefixOf = (folder: 'open' | 'sent', at: number) => `${folder}/${utcDay(at)}/`;

export const keyOf = (folder: 'open' | 'sent', id: string, at: number) => prefixOf(folder, at) + id;

/** Parses a key. Returns undefined if it is not an inquiry's. */
export function parseKey(key: string) {
  const [folder, day, id] = key.split('/');
  if ((folder !== 'open' && folder !== 'sent') || !day || Number.isNaN(Date.parse(day)) || !id)
    return undefined;
  return { folder, day, id };
}

export const isOpen = (key: string) => parseKey(key)?.folder === 'open';

/** The keys under which an inquiry may be that was sent since its arrival. */
export function sentKeys(key: string, now: number): string[] {
  const { day, id } = parseKey(key)!;
  const keys = [];
  for (let at = Date.parse(day); at <= now; at += dayLength) keys.push(keyOf('sent', id, at));
  return keys;
}
