import { languageName } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/** A plural has the forms its language needs, as Unicode lists them. */
export const pluralForms: Rule = {
  name: 'plural-forms',
  group: 'structure',
  *check({ translation, language }) {
    for (const { name, kind, forms } of translation.plurals) {
      const type = kind === 'plural' ? 'cardinal' : 'ordinal';
      const rules = new Intl.PluralRules(language, { type });
      const allowed = rules.resolvedOptions().pluralCategories;
      // French also has `many`, from a million on: allowed, but not asked for.
      const needed = new Set(['other', ...Array.from({ length: 200 }, (_, n) => rules.select(n))]);
      const own = forms.filter((form) => !form.startsWith('='));
      const missing = [...needed].filter((form) => !own.includes(form));
      const foreign = own.filter((form) => !allowed.includes(form as Intl.LDMLPluralRule));
      const list = [...needed].toSorted().join(', ');
      if (missing.length > 0) {
        yield {
          wrong: `The plural of {${name}} lacks the form ${missing.map(quote).join(' and ')}.`,
          right: `${languageName(language)} needs: ${list}.`,
        };
      }
      if (foreign.length > 0) {
        yield {
          wrong: `The plural of {${name}} has the form ${foreign.map(quote).join(' and ')}, which ${languageName(language)} never uses.`,
          right: `${languageName(language)} needs: ${list}.`,
        };
      }
    }
  },
};

function quote(form: string): string {
  return `“${form}”`;
}
