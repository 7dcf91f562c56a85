import type { Owner } from './fact.js';
import { notKnown, ownerRule } from './facts.js';

/**
 * What is wrong with the owner's facts, a German sentence each that names file, fact and value; empty when
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
          `site/owner.ts: ${placeOf([...issue.path, key])} ist keine Angabe, die die Website kennt; docs/owner.md nennt alle.`,
      );
    const value = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      written,
    );
    return `site/owner.ts: ${placeOf(issue.path)} ${issue.message}${shown(value)}.`;
  });
}

/** `degrees, Eintrag 2, institution` for `degrees[1].institution`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `Eintrag ${key + 1}` : key)).join(', ');
}

function shown(value: unknown): string {
  return value === undefined ? '; dort steht nichts' : `; dort steht ${JSON.stringify(value)}`;
}
