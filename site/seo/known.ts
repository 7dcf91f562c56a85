import { isPlaceholder, type Fact } from '../owner/fact.js';

/**
 * Fields for an object of structured data: those whose fact is known. A placeholder is left out,
 * because a search engine would take it for the truth.
 */
export function known<Fields extends Record<string, Fact | undefined>>(
  fields: Fields,
): { [Name in keyof Fields]?: string } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, fact]) => fact !== undefined && !isPlaceholder(fact)),
  ) as { [Name in keyof Fields]?: string };
}
