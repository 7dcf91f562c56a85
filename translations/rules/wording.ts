import type { RuleResult } from '../Diagnostic.js';
import { excerpt } from '../edits.js';
import type { Glossary, Term } from '../Glossary.js';
import { baseLanguage, languageName } from '../languageNames.js';
import type { CatalogMessage } from '../rules.js';

const notVerbs = 'nicht|jetzt|erst|selbst|oft|dort|fast|direkt|gut|mit|seit|sonst|recht|gesamt';

/**
 * Words of the familiar address. German „ihr“ (her) and French « ton » (tone) mean something else too:
 * they count beside a verb, and before a noun.
 */
const familiar: Record<string, { words: RegExp[]; formal: string }> = {
  de: {
    words: [
      /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/giu,
      new RegExp(`(?<!\\p{L})[Ii]hr (?!(?:${notVerbs})(?!\\p{L}))\\p{Ll}+t(?!\\p{L})`, 'gu'),
      new RegExp(`(?<!\\p{L})(?!(?:${notVerbs}) )\\p{Ll}{2,}t ihr(?=[,.?!]|$| \\p{Ll})`, 'gu'),
      /(?<=^|[.?!] )(?:Bring|Nimm|Komm|Schreib|Ruf|Frag|Sag|Lies|Sieh|Geh|Mach|Denk|Stell|Wähl|Klick|Gib|Schau|Erzähl|Lass|Vereinbare|Melde|Buche|Schicke|Entscheide|Überlege?)(?!\p{L}| ich)/gu,
    ],
    formal: 'Sie, Ihnen, Ihr',
  },
  fr: {
    words: [
      /(?<!\p{L})(?:tu|te|toi|ta|tes|t’)(?!\p{L}*-)(?:(?<=’)|(?!\p{L}))/giu,
      /(?<!(?<!\p{L})(?:le|un|du|au|ce|de|son|votre|notre|leur|quel|bon|même) )(?<!\p{L})ton \p{L}+/giu,
      /(?<=^|[.?!\u202f] )(?:Viens|Prends|Fais|Dis|Envoie|Parle|Choisis|Lis|Regarde|Apporte|Écris|Décris|Découvre|Rejoins)(?!\p{L})/gu,
    ],
    formal: 'vous, votre, vos',
  },
};

/** Visitors are addressed as Sie and vous. */
export function* formalAddress({ translation, language }: CatalogMessage): Iterable<RuleResult> {
  const { words, formal } = familiar[baseLanguage(language)] ?? {};
  const right = `Visitors are addressed formally: ${formal}.`;
  yield* avoided(translation, words, 'is the familiar address', right);
}

const roles = {
  de: 'Berater(?:in)?|Coachin|Manager(?:in)?|Interim-Manager(?:in)?|Geschäftsführer(?:in)?|Unternehmer(?:in)?|Trainer(?:in)?|Expert(?:e|in)|Gründer(?:in)?',
  fr: 'consultante?|dirigeante?|directeur|directrice|formateur|formatrice|fondateur|fondatrice|entrepreneure?|conseiller|conseillère',
};

const phrase = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu');

/** Only unambiguous cases: a role applied to “I”, or a pronoun for the writer. */
const gendered: Record<string, RegExp[]> = {
  en: [
    phrase('(?:he|she|himself|herself)'),
    /(?<!\p{L})(?:chairman|chairwoman|businessman|businesswoman|Mr|Mrs|Ms)(?!\p{L})/gu,
  ],
  de: [
    phrase(`(?:ich bin|bin ich|als)(?: Ihre?| eine?)? (?:${roles.de})`),
    /(?<!\p{L})[Aa]ls (?:eine |Ihre )?\p{Lu}[\p{L}-]+(?:erin|orin|eurin)(?!\p{L})/gu,
  ],
  fr: [
    phrase(`(?:je suis|en tant que|comme)(?: une?| votre)? (?:${roles.fr})`),
    phrase('en tant que \\p{L}+(?:euse|trice|ienne)'),
    /(?<!\p{L})je (?:me )?suis (?:certaine?|convaincue?|persuadée?|née?|devenue?|allée?|venue?|partie?|arrivée?|restée?|formée?|diplômée?)(?!\p{L})/giu,
  ],
};

/** Nothing reveals whether the speaker is a woman or a man. */
export function* gender({ translation, language }: CatalogMessage): Iterable<RuleResult> {
  const right = 'Name the role or the work instead of the person.';
  const wrong = 'gives away whether the speaker is a woman or a man';
  yield* avoided(translation, gendered[baseLanguage(language)], wrong, right);
}

/** A result for each place in the text, in order. */
function* avoided(
  { masked, text }: CatalogMessage['translation'],
  patterns: readonly RegExp[] = [],
  is: string,
  right: string,
): Iterable<RuleResult> {
  const places = new Map(
    patterns.flatMap((one) => [...masked.matchAll(one)]).map((match) => [match.index, match]),
  );
  for (const match of places.values())
    yield { wrong: `“${match[0]}” ${is}: ${excerpt(text, match)}.`, right };
}

/** No exclamation marks, except in the texts that are fixed and in their translations. */
export function* exclamation({ translation, source }: CatalogMessage, { fixed }: Glossary) {
  if (!translation.masked.includes('!') || fixed.includes(source.text)) return;
  yield {
    wrong: 'The text has an exclamation mark.',
    right: 'End with a full stop, or with nothing; the words carry the weight.',
  };
}

export function* glossaryTerms(
  { source, translation, language, isSource }: CatalogMessage,
  glossary: Glossary,
): Iterable<RuleResult> {
  const text = plain(translation.masked);
  const inSource = isSource ? [] : termsIn(source.masked, glossary.terms);
  for (const term of glossary.terms) {
    const { use, avoid = [] } = term.renderings[language] ?? {};
    if (!use) continue;
    const found = avoid.find((one) => contains(text, one));
    const isMissing =
      inSource.includes(term) &&
      !use.some((one) => contains(text, one)) &&
      !term.except?.some(({ id }) => id === source.text);
    if (!found && !isMissing) continue;
    yield {
      wrong: found
        ? `The glossary avoids “${found}”.`
        : `“${term.term}” is not rendered as the glossary says.`,
      right: `“${term.term}” is ${use.map((one) => `“${one}”`).join(' or ')} in ${languageName(language)}.`,
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
      const before = rest;
      rest = rest.replace(new RegExp(`(?<!\\p{L})(?:${any})s?(?!\\p{L})`, 'giu'), '\0');
      return rest !== before;
    });
}

/** Whether a word of the text begins with the phrase: endings may follow. */
const contains = (text: string, words: string) =>
  new RegExp(`(?<!\\p{L})${escape(plain(words))}`, 'iu').test(text);

/** Hyphens, kinds of space and word joiners don't matter. */
const plain = (text: string) => text.replaceAll('\u2060', '').replace(/[-\s\u00a0\u202f]/g, ' ');

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
