/** A signal that aborts after some milliseconds, rounded down: `AbortSignal.timeout` throws at 0.5. */
export const timeLimit = (milliseconds: number) =>
  // A timer of 0 ms would let a quick answer come first.
  milliseconds < 1 ? AbortSignal.abort() : AbortSignal.timeout(Math.floor(milliseconds));

/** Settles as `work` does, or rejects with a `TimeoutError` after some milliseconds. The work goes on. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Time is up', 'TimeoutError')), milliseconds);
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}
