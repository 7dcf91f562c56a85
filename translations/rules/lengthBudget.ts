import type { CatalogMessage } from '../Rule.js';

/**
 * Reads from the notes how many characters a text may have: `Max 60.` or, for search results,
 * `Length 120–155.` (the word may be left out at the beginning of a note). Of several budgets the
 * tightest counts.
 */
export function readBudget(note: string): { min?: number; max: number } | undefined {
  const maxima = [...note.matchAll(/\bMax\.? (\d+)\b/gi)].map(([, max]) => Number(max));
  const ranges = [...note.matchAll(/(?:^|\bLength )(\d+)[–-](\d+)(?=\.|$)/gm)];
  const minima = ranges.map(([, min]) => Number(min));
  maxima.push(...ranges.map(([, , max]) => Number(max)));
  if (maxima.length === 0) return undefined;
  return {
    max: Math.min(...maxima),
    ...(minima.length > 0 && { min: Math.max(...minima) }),
  };
}

/** Titles, descriptions, buttons and navigation labels fit their place. */
export function* lengthBudget({ note, translation }: CatalogMessage) {
  const budget = readBudget(note);
  if (!budget || translation.problem) return;
  const { longest } = translation;
  if (longest > budget.max) {
    yield {
      wrong: `The text has ${longest} characters; there is room for ${budget.max}.`,
      right: `Shorten it by ${longest - budget.max}.`,
    };
  } else if (budget.min !== undefined && longest < budget.min) {
    yield {
      wrong: `The text has ${longest} characters; search engines expect ${budget.min} to ${budget.max}.`,
      right: `Add ${budget.min - longest} or more.`,
    };
  }
}
