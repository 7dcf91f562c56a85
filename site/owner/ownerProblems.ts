import type { Owner } from './fact.js';
import { notKnown, ownerRule } from './facts.js';

/**
 * What is wrong with the owner's facts, a sentence each that names file, fact and value; empty when
 * nothing is. A fact that is missing is not wrong: see `missingFacts`.
 */
export function ownerProblems(owner: Owner): string[] {
  const written = Object.fromEntries(
    Object.entries(owner).map(([name, fact]) => [
      name,
      fact !== null && typeof fact === 'object' && 'missing' in fact ? notKnown : fact,
    ]),
  );
  const checked = ownerRule.safeParse(written);
  if (checked.success) return [];
  return checked.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(
        (key) =>
          `site/owner.ts: ${placeOf([...issue.path, key])} is not a fact that the site knows; docs/owner.md names those it does.`,
      );
    const value = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      written,
    );
    return `site/owner.ts: ${placeOf(issue.path)} ${issue.message}${shown(value)}.`;
  });
}

/** `degrees, number 2, institution` for `degrees[1].institution`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `number ${key + 1}` : key)).join(', ');
}

function shown(value: unknown): string {
  return value === undefined ? '; nothing is there' : `; it is ${JSON.stringify(value)}`;
}
