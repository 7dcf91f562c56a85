/** What several runs of one figure gave. */
export type Spread = {
  median: number;
  min: number;
  max: number;
};

/** @throws on an empty list: a figure without a run is no figure. */
export function spread(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('No run was measured.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}
