import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { connect as connectSecurely } from 'node:http2';
import { afterEach, expect, test } from 'vitest';
import { slow } from './conditions.js';
import { slowLink, type SlowLink } from './slowLink.js';

let link: SlowLink;
const server = createHttpServer((request, response) => {
  response.end('x'.repeat(Number(request.url!.slice(1))));
});
afterEach(() => {
  link.close();
  server.close();
});

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
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  link = await slowLink(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // Only lower bounds: a machine that is busy takes longer, but nothing may be faster than the link.
  expect(await roundTrips(1_000)).toBeGreaterThan(3);
  expect(await roundTrips(40_000)).toBeGreaterThan(3.5);
});
