/** An unknown fact, by its name in site/owner.yaml. The page marks it. */
export type Missing = { readonly missing: string };

export type Fact = string | Missing;

/** Whether a fact is missing. A placeholder address is not, because it can be linked to. */
export function isMissing(fact: unknown): fact is Missing {
  return typeof fact === 'object' && fact !== null && 'missing' in fact;
}

/**
 * Whether a fact is a placeholder: it is missing, or an address at example.com, example.org or
 * example.net, which nobody can own (RFC 2606).
 */
export function isPlaceholder(fact: Fact): boolean {
  return isMissing(fact) || /(?:^|[@./])example\.(?:com|net|org)(?:[/:?#]|$)/i.test(fact);
}

/** The initials of the first and the last name, without titles and particles: “ER” for “Dr. Eva von Reh”. */
export function initials(name: string): string {
  const letters = name.match(/(?<!\S)\p{Lu}(?!\S+\.)/gu) ?? [...name].slice(0, 1);
  return letters.length > 2 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
}

/**
 * The fields whose facts are known, for structured data: search engines would take a placeholder for a fact.
 */
export function knownFacts<Fields extends Record<string, Fact | undefined>>(
  fields: Fields,
): { [Name in keyof Fields]?: string } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, fact]) => fact !== undefined && !isPlaceholder(fact)),
  ) as { [Name in keyof Fields]?: string };
}
