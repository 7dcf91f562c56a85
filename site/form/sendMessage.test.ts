import { endpoint } from '@advisor/contract/post';
import { expect, test, vi } from 'vitest';
import { sendMessage, type OutgoingMessage } from './sendMessage.js';

const message: OutgoingMessage = {
  body: '{"firstName":"Clara"}',
  language: 'de',
  isHoneypotFilled: true,
};

function answerWith(status: number) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('Clara', { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('throws at the status 200, because only 202 confirms the message', async () => {
  answerWith(200);
  await expect(sendMessage(message)).rejects.toThrow(new Error(`${endpoint} answered 200.`));
});

test('states the language and a filled honeypot, and waits longer than the function’s 6 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetch = answerWith(202);
  await sendMessage(message);
  const { headers, signal, keepalive } = fetch.mock.calls[0]![1]!;
  // Otherwise the browser drops the message of a visitor who leaves at once.
  expect(keepalive).toBe(true);
  expect(headers).toMatchObject({ 'Content-Language': 'de', 'Form-Honeypot': '1' });
  expect(signal).toBe(timeout.mock.results[0]!.value);
  expect(timeout.mock.calls[0]![0]).toBeGreaterThan(6_500);
});
