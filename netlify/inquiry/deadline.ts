/** Thrown when time is up. Its name becomes the code `TIMEOUT` in the log. */
class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The one place where a wait becomes whole milliseconds: `AbortSignal.timeout` throws at 0.5. */
const whole = (milliseconds: number) => Math.max(0, Math.floor(milliseconds));

/** A signal that aborts after some milliseconds, rounded down. */
export const timeLimit = (milliseconds: number) =>
  // A timer of 0 ms would let a quick answer come first.
  whole(milliseconds) === 0
    ? AbortSignal.abort(new TimeoutError())
    : AbortSignal.timeout(whole(milliseconds));

/**
 * Runs some work, and rejects with a `TimeoutError` when it takes longer. The work itself goes on:
 * where it can be stopped, its caller gives it an `AbortSignal` as well.
 *
 * @param milliseconds - at least 0, rounded down
 */
export async function within<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), whole(milliseconds));
  });
  return Promise.race([work(), timeUp]).finally(() => clearTimeout(timer));
}

/** Starts a span of time on the monotonic clock, which nobody sets back. */
export function startBudget(milliseconds: number) {
  const end = performance.now() + milliseconds;
  /** Whole milliseconds left, 0 at the least. */
  return { left: () => whole(end - performance.now()) };
}

export type Budget = ReturnType<typeof startBudget>;
