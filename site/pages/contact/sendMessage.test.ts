import { endpoint } from '@advisor/contact';
import { afterEach, expect, test, vi } from 'vitest';
import { sendMessage, type OutgoingMessage } from './sendMessage.js';

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

afterEach(() => void vi.useRealTimers());

test.each([200, 503])(
  'throws at the status %i, because only 202 confirms the message',
  async (status) => {
    answering(async () => new Response('Clara', { status }));
    await expect(sendMessage(message)).rejects.toThrow(
      new Error(`${endpoint} answered ${status}.`),
    );
  },
);

test('accepts a response after the function’s 6 s, and times out without one', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(), ms);
    return timeout.signal;
  });
  const answerAfter = (ms: number) =>
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')));
        setTimeout(() => resolve(new Response('{}', { status: 202 })), ms);
      });
    });
  answerAfter(6_500);
  const [answered] = await Promise.allSettled([
    sendMessage(message),
    vi.advanceTimersByTimeAsync(6_500),
  ]);
  expect(answered.status).toBe('fulfilled');
  answerAfter(60_000);
  const [givenUp] = await Promise.allSettled([
    sendMessage(message),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect(givenUp).toMatchObject({ status: 'rejected', reason: { message: 'given up' } });
});
