const day = 86_400_000;

/**
 * Positions of a seminar's days on a line, to scale: a week between two days stays a week.
 *
 * @param isoDates Days as `2025-04-03`, in any order.
 * @param width Length of the line, from the first day to the last.
 * @returns The beginning of each day on the line, in the order given.
 */
export function dayLine(isoDates: readonly string[], width: number): number[] {
  const days = isoDates.map((isoDate) => Date.parse(isoDate) / day);
  const first = Math.min(...days);
  const length = Math.max(...days) - first || 1;
  return days.map((each) => ((each - first) / length) * width);
}
