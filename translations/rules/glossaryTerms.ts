import { languageName } from '../languageNames.js';
import type { CatalogMessage } from '../Rule.js';
import type { Glossary, Term } from '../Glossary.js';

/** The glossary's terms are rendered as it says. */
export function* glossaryTerms(
  { source, translation, language, isSource }: CatalogMessage,
  glossary: Glossary,
) {
  const text = plain(translation.masked);
  for (const { term, renderings } of glossary.terms) {
    for (const avoided of renderings[language]?.avoid ?? []) {
      if (!contains(text, avoided)) continue;
      const use = renderings[language]?.use.map(quote).join(' or ');
      yield {
        wrong: `The glossary avoids “${avoided}”.`,
        right: `“${term}” is ${use} in ${languageName(language)}.`,
      };
    }
  }
  if (isSource) return;
  for (const { term, renderings, except } of termsIn(source.masked, glossary.terms)) {
    const use = renderings[language]?.use;
    if (!use || use.some((one) => contains(text, one))) continue;
    if (except?.some(({ id }) => id === source.text)) continue;
    yield {
      wrong: `“${term}” is not rendered as the glossary says.`,
      right: `In ${languageName(language)}: ${use.map(quote).join(' or ')}.`,
    };
  }
}

/** The terms in a text; in “board-level” the longer term hides the shorter one, “board”. */
function termsIn(text: string, terms: readonly Term[]): Term[] {
  let rest = plain(text);
  return terms
    .toSorted((a, b) => b.term.length - a.term.length)
    .filter(({ term, forms = [] }) => {
      const any = [term, ...forms].map((form) => escape(plain(form))).join('|');
      const pattern = new RegExp(`(?<!\\p{L})(?:${any})s?(?!\\p{L})`, 'giu');
      const found = pattern.test(rest);
      rest = rest.replace(pattern, '\0');
      return found;
    });
}

/** Whether a word of the text begins with the phrase: endings may follow. */
function contains(text: string, phrase: string): boolean {
  return new RegExp(`(?<!\\p{L})${escape(plain(phrase))}`, 'iu').test(text);
}

/** Hyphens and kinds of space don't matter: Emotional-Leadership-Workshop has Emotional Leadership. */
function plain(text: string): string {
  // A word joiner only says where no line may end.
  return text.replaceAll('\u2060', '').replace(/[-\s\u00a0\u202f]/g, ' ');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function quote(text: string): string {
  return `“${text}”`;
}
