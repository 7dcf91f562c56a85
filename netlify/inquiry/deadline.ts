/** The one place where a wait becomes whole milliseconds: `AbortSignal.timeout` throws at 0.5. */
const whole = (milliseconds: number) => Math.max(0, Math.floor(milliseconds));

const timeIsUp = () => new DOMException('Time is up', 'TimeoutError');

/** A signal that aborts after some milliseconds, rounded down. */
export const timeLimit = (milliseconds: number) =>
  // A timer of 0 ms would let a quick answer come first.
  whole(milliseconds) === 0
    ? AbortSignal.abort(timeIsUp())
    : AbortSignal.timeout(whole(milliseconds));

/** Settles as `work` does, or rejects with a `TimeoutError` after some milliseconds. The work goes on. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeIsUp()), whole(milliseconds));
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}
