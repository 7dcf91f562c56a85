/**
 * Plural forms that whole numbers from 0 to 10 000 need in a language: `one` and `other` in German,
 * four in Polish. French also has `many`, from a million on: allowed, but not asked for.
 */
export function neededPluralForms(
  language: string,
  type: Intl.PluralRuleType = 'cardinal',
): Set<string> {
  const key = `${language} ${type}`;
  let forms = cache.get(key);
  if (!forms) {
    const rules = new Intl.PluralRules(language, { type });
    forms = new Set(['other']);
    for (let n = 0; n <= 10_000; n += 1) forms.add(rules.select(n));
    cache.set(key, forms);
  }
  return forms;
}

const cache = new Map<string, Set<string>>();
