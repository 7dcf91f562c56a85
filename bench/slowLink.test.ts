import { connect as connectSecurely } from 'node:http2';
import { afterEach, expect, test } from 'vitest';
import { slow } from './conditions.js';
import { slowLink, type SlowLink } from './slowLink.js';

let link: SlowLink;
afterEach(() => link.close());

/** Roundtrips from the first packet to the end of an answer of so many bytes. */
async function roundTrips(bytes: number): Promise<number> {
  const start = performance.now();
  const session = connectSecurely(link.url, { rejectUnauthorized: false });
  const stream = session.request({ ':path': `/${bytes}` });
  let length = 0;
  for await (const chunk of stream) length += (chunk as Buffer).length;
  session.close();
  expect(length).toBe(bytes);
  const sending = (bytes * 8 * 1000) / slow.bitsPerSecond;
  return (performance.now() - start - sending) / slow.latencyMs;
}

test('takes a round trip each for TCP, TLS and the answer, and longer for what fits no first window', async () => {
  link = await slowLink(({ url }, answer) => answer.end('x'.repeat(Number(url.slice(1)))));
  // Only lower bounds: a machine that is busy takes longer, but nothing may be faster than the link.
  expect(await roundTrips(1_000)).toBeGreaterThan(3);
  expect(await roundTrips(40_000)).toBeGreaterThan(3.5);
});
