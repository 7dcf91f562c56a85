import { vi } from 'vitest';

/** When the tests' clock begins: a Sunday morning. */
export const start = Date.UTC(2026, 10, 22, 9);

/** Begins some work, and lets the timers that it starts run ahead by that many milliseconds. */
export async function fastForward<Result>(milliseconds: number, begin: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const work = begin();
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
  return work;
}

/** Gives the result of some work after a pause. */
export async function slowly<Result>(milliseconds: number, work: Promise<Result>) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return work;
}
