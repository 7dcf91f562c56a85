import { vi } from 'vitest';

/** When the tests' clock begins: a Sunday morning. */
export const start = Date.UTC(2026, 10, 22, 9);

/** Begins work and advances the timers it starts by `milliseconds`. */
export async function fastForward<Result>(milliseconds: number, begin: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const work = begin();
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
  return work;
}

/** Delays the result of `work`. */
export async function slowly<Result>(milliseconds: number, work: Promise<Result>) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return work;
}
