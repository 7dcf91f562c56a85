/**
 * Reads from the notes how many characters a text may have: `Max 60.` or, for search results,
 * `Length 120–155.` (the word may be left out at the beginning of a note). Of several budgets the
 * tightest counts.
 */
export function readBudget(note: string): { min?: number; max: number } | undefined {
  const maxima = [...note.matchAll(/\bMax\.? (\d+)\b/gi)].map(([, max]) => Number(max));
  const ranges = [...note.matchAll(/(?:^|\bLength )(\d+)[–-](\d+)(?=\.|$)/gm)];
  maxima.push(...ranges.map(([, , max]) => Number(max)));
  if (maxima.length === 0) return undefined;
  const min = Math.max(...ranges.map(([, low]) => Number(low)));
  return { max: Math.min(...maxima), ...(ranges.length > 0 && { min }) };
}
