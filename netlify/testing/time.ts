import { vi } from 'vitest';

export * from '../inquiry/time.js';

/** When the tests' clock begins: a Sunday morning. */
export const start = Date.UTC(2026, 10, 22, 9);

/** Does some work while that many milliseconds pass at once. */
export async function passing<Result>(milliseconds: number, begin: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const work = begin();
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
  return work;
}

/** Gives the result of some work later. */
export async function slowly<Result>(milliseconds: number, work: Promise<Result>) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return work;
}
