/* Lengths of time and the most that each step of an inquiry may take, in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

/** A call to the store, but for listing all keys. */
export const storeTimeout = 1500;
/** For the provider to accept a mail when no visitor waits. */
export const sendTimeout = 5000;
/** For recording the outcome of an attempt. */
export const recordTimeout = 1000;

/** Until a visitor gets a response: half a second less than promised. */
export const responseTimeout = 5500;
/** Of that, for storing that nothing works. */
export const noteTimeout = 500;

/** For a run to write its state. Netlify stops a function after 30 s. */
export const runTimeout = 29_000;
/** After that, a run sends nothing any more, so that the notice is mailed and the state written. */
export const deliveryTimeout = runTimeout - sendTimeout - storeTimeout;
/** After that, a run begins no group: it takes four calls to claim, then a mail and its outcome. */
export const readTimeout = deliveryTimeout - 4 * storeTimeout - sendTimeout - recordTimeout;

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
