/** How one language renders a term. */
export interface Rendering {
  /** At least one of these stands in the translation. Endings may follow (`Aufsichtsrat` + `s`). */
  use: string[];
  /** None of these stands in any text of the language, whatever the source says. */
  avoid?: string[];
}

/** A term of the source language with its renderings. */
export interface Term {
  term: string;
  /** For the translator: why it is so. */
  note?: string;
  /** By language. A language that is missing is not checked. */
  renderings: Record<string, Rendering>;
  /** Messages that depart from the glossary on purpose, by source text, with the reason. */
  except?: { id: string; why: string }[];
}

/** The file that stands beside the catalogs. */
export interface Glossary {
  /**
   * Source texts whose wording and typography somebody else has fixed: the rules of typography and
   * tone leave them alone in the source language, and their translations may keep an exclamation
   * mark.
   */
  fixed: string[];
  terms: Term[];
}

/** A glossary without any entry. */
export const emptyGlossary: Glossary = { fixed: [], terms: [] };

/**
 * Reads the glossary from its JSON text.
 *
 * @throws Error with a sentence that names the file and the place, when it is not a glossary
 */
export function readGlossary(json: string, file: string): Glossary {
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what} See the package's README for an example.`);
  };
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return fail(`This is not valid JSON (${(error as Error).message}).`);
  }
  if (!isRecord(data)) return fail('The glossary must be an object with "fixed" and "terms".');
  const { fixed = [], terms = [] } = data;
  if (!isStrings(fixed)) return fail('"fixed" must be a list of texts.');
  if (!Array.isArray(terms)) return fail('"terms" must be a list.');
  for (const [index, term] of terms.entries()) {
    const place = `Term ${index + 1}`;
    if (!isRecord(term) || typeof term['term'] !== 'string') return fail(`${place} has no "term".`);
    const { renderings, except = [] } = term;
    if (!isRecord(renderings)) return fail(`${place} (${term['term']}) has no "renderings".`);
    for (const [language, rendering] of Object.entries(renderings)) {
      const ok =
        isRecord(rendering) &&
        isStrings(rendering['use']) &&
        (rendering['avoid'] === undefined || isStrings(rendering['avoid']));
      if (!ok)
        return fail(`${place} (${term['term']}): "${language}" needs "use", a list of texts.`);
    }
    const reasons =
      Array.isArray(except) &&
      except.every(
        (e) => isRecord(e) && typeof e['id'] === 'string' && typeof e['why'] === 'string',
      );
    if (!reasons) return fail(`${place} (${term['term']}): each exception needs "id" and "why".`);
  }
  return { fixed, terms: terms as Term[] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
