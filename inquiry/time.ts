/* Lengths of time, in milliseconds, and days. */
export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

/** @example utcDay(0) // '1970-01-01' */
export const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** For the store to answer a call, other than to list all keys. */
export const storeTimeout = 1500;
/** For the provider to accept a mail. A visitor or an operator waits for another time. */
export const sendTimeout = 5000;
/** For recording the outcome of an attempt. */
export const recordTimeout = 1000;

/** Settles as `work` does, or rejects with a `TimeoutError` after `milliseconds`. `work` itself continues. */
export async function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Time is up', 'TimeoutError')), milliseconds);
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}
