/** Counts posts by address. */
export type AddressLimit = (address: string) => { isExceeded: boolean; minutesToWait: number };

/**
 * A limit on the posts from one address, counted in this process only. Netlify's own rule in front
 * of the function, which is twice as wide, stops a flood; this one is met first, so that a person
 * behind a shared address gets a page with the text kept instead of a bare refusal.
 *
 * @param most posts within the window; 0 means that there is no limit
 * @param windowSeconds length of the sliding window
 */
export function addressLimit(
  most: number,
  windowSeconds: number,
  now: () => number = Date.now,
): AddressLimit {
  const posts = new Map<string, number[]>();
  return (address) => {
    if (most <= 0) return { isExceeded: false, minutesToWait: 0 };
    const start = now() - windowSeconds * 1000;
    for (const [key, times] of posts) if ((times.at(-1) ?? 0) <= start) posts.delete(key);
    const recent = (posts.get(address) ?? []).filter((time) => time > start);
    if (recent.length >= most) {
      const wait = (recent[0] ?? start) - start;
      return { isExceeded: true, minutesToWait: Math.max(1, Math.ceil(wait / 60_000)) };
    }
    posts.set(address, [...recent, now()]);
    return { isExceeded: false, minutesToWait: 0 };
  };
}
