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
