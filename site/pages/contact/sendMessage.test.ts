import { endpoint } from '@advisor/contact';
import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage, timeoutMs, type OutgoingMessage } from './sendMessage.js';

const message: OutgoingMessage = {
  body: '{"firstName":"Clara"}',
  language: 'de',
  isHoneypotFilled: false,
};

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test.each([200, 503])(
  'takes the answer %i for a failure, and says nothing else: only 202 means that the message is safe',
  async (status) => {
    answering(async () => new Response('Clara', { status }));
    await expect(sendMessage(message)).rejects.toThrow(
      new Error(`${endpoint} answered ${status}.`),
    );
  },
);

test('waits longer than the 6 s the function may take, and not for ever', async () => {
  const abort = vi.spyOn(AbortSignal, 'timeout');
  answering(async () => new Response('{}', { status: 202 }));
  await sendMessage(message);
  expect(abort).toHaveBeenCalledWith(timeoutMs);
  expect(timeoutMs).toBeGreaterThan(6_000);
  expect(timeoutMs).toBeLessThanOrEqual(15_000);
});
