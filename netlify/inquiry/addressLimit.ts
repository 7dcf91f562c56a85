import { isIPv6 } from 'node:net';

/** Counts a post from an address: the minutes until the next is taken, 0 where this one is. */
export type AddressLimit = (address: string) => number;

/**
 * What one visitor can choose an address from: the address itself, or the first 64 bits of one of
 * IPv6, which a provider gives to a single household.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [left = '', right] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array<string>(missing).fill('0'), ...groups(right ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * A limit on the posts from one network, counted in this process only. Netlify's own rule in front
 * of the function, which is twice as wide, stops a flood; this one is met first, so that a person
 * behind a shared address gets a page with the text kept instead of a bare refusal.
 *
 * @param most - posts within the window; 0 means that there is no limit
 * @param windowSeconds - length of the sliding window
 */
export function addressLimit(
  most: number,
  windowSeconds: number,
  now: () => number = Date.now,
): AddressLimit {
  const posts = new Map<string, number[]>();
  return (address) => {
    if (most <= 0) return 0;
    const network = networkOf(address);
    const start = now() - windowSeconds * 1000;
    for (const [key, times] of posts) if ((times.at(-1) ?? 0) <= start) posts.delete(key);
    const recent = (posts.get(network) ?? []).filter((time) => time > start);
    if (recent.length >= most) {
      const wait = (recent[0] ?? start) - start;
      return Math.max(1, Math.ceil(wait / 60_000));
    }
    posts.set(network, [...recent, now()]);
    return 0;
  };
}
