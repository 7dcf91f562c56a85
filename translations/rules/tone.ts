import { excerpt } from '../edits.js';
import type { Glossary } from '../Glossary.js';
import { baseLanguage } from '../languageNames.js';
import type { CatalogMessage } from '../Rule.js';

const notVerbs = 'nicht|jetzt|erst|selbst|oft|dort|fast|direkt|gut|mit|seit|sonst|recht|gesamt';

/**
 * Words of the familiar address. German „ihr“ (her) and French « ton » (tone) mean something else too:
 * they count beside a verb, and before a noun.
 */
export const familiar: Record<string, { words: RegExp[]; formal: string }> = {
  de: {
    words: [
      /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/giu,
      new RegExp(`(?<!\\p{L})[Ii]hr (?!(?:${notVerbs})(?!\\p{L}))\\p{Ll}+t(?!\\p{L})`, 'gu'),
      new RegExp(`(?<!\\p{L})(?!(?:${notVerbs}) )\\p{Ll}{2,}t ihr(?=[,.?!]|$| \\p{Ll})`, 'gu'),
      /(?<=^|[.?!] )(?:Bring|Nimm|Komm|Schreib|Ruf|Frag|Sag|Lies|Sieh|Geh|Mach|Denk|Stell|Wähl|Klick|Gib|Schau|Erzähl|Lass)(?!\p{L})/gu,
    ],
    formal: 'Sie, Ihnen, Ihr',
  },
  fr: {
    words: [
      /(?<!\p{L})(?:tu|te|toi|ta|tes|t’)(?!\p{L}*-)(?:(?<=’)|(?!\p{L}))/giu,
      /(?<!(?<!\p{L})(?:le|un|du|au|ce|de|son|votre|notre|leur|quel|bon|même) )(?<!\p{L})ton \p{L}+/giu,
      /(?<=^|[.?!\u202f] )(?:Viens|Prends|Fais|Dis|Envoie|Parle|Choisis|Lis|Regarde|Apporte)(?!\p{L})/gu,
    ],
    formal: 'vous, votre, vos',
  },
};

/** Visitors are addressed as Sie and vous. */
export function* formalAddress({ translation: { masked, text }, language }: CatalogMessage) {
  const { words, formal } = familiar[baseLanguage(language)]!;
  for (const match of words.flatMap((pattern) => [...masked.matchAll(pattern)])) {
    yield {
      wrong: `“${match[0]}” is the familiar address: ${excerpt(text, match)}.`,
      right: `Visitors are addressed formally: ${formal}.`,
    };
  }
}

/** No exclamation marks, except in the texts that are fixed and in their translations. */
export function* exclamation(
  { translation, source, isSource }: CatalogMessage,
  { fixed }: Glossary,
) {
  if (!translation.masked.includes('!')) return;
  if (!isSource && fixed.includes(source.text) && source.text.includes('!')) return;
  yield {
    wrong: 'The text has an exclamation mark.',
    right: 'End with a full stop, or with nothing; the words carry the weight.',
  };
}

const roles = {
  de: 'Berater(?:in)?|Coachin|Manager(?:in)?|Interim-Manager(?:in)?|Geschäftsführer(?:in)?|Unternehmer(?:in)?|Trainer(?:in)?|Expert(?:e|in)|Gründer(?:in)?',
  fr: 'consultante?|dirigeante?|directeur|directrice|formateur|formatrice|fondateur|fondatrice|entrepreneure?|conseiller|conseillère',
};

const phrase = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu');

/** Only unambiguous cases: a role applied to “I”, or a pronoun for the writer. */
export const gendered: Record<string, RegExp[]> = {
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
export function* gender({ translation: { masked, text }, language }: CatalogMessage) {
  for (const pattern of gendered[baseLanguage(language)]!) {
    for (const match of masked.matchAll(pattern)) {
      yield {
        wrong: `“${match[0]}” gives away whether the speaker is a woman or a man: ${excerpt(text, match)}.`,
        right: 'Name the role or the work instead of the person.',
      };
      return;
    }
  }
}
