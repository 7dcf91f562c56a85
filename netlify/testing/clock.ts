import { vi } from 'vitest';

/** When the tests' clock begins: a Sunday morning. */
export const start = Date.UTC(2026, 10, 22, 9);

/** Begins some work, and lets that many milliseconds pass for it at once. */
export async function passing<Result>(milliseconds: number, begin: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const work = begin();
  await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
  return work;
}

/** The result of some work, delayed. */
export async function slowly<Result>(milliseconds: number, work: Promise<Result>) {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return work;
}
