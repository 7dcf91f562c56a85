/** Settles as `work` does, or rejects with a `TimeoutError` after `milliseconds`, at once when none are left. The work goes on. */
export async function withTimeout<Result>(
  milliseconds: number,
  work: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    const timeIsUp = () => reject(new DOMException('Time is up', 'TimeoutError'));
    timer = setTimeout(timeIsUp, Math.max(0, milliseconds));
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}
