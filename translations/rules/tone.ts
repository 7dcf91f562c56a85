import { excerpt } from '../excerpt.js';
import type { Glossary } from '../Glossary.js';
import { baseLanguage } from '../languageNames.js';
import type { CatalogMessage } from '../Rule.js';

/**
 * Words of the familiar address that mean nothing else. German „ihr“ (her) and French « ton » (tone)
 * are left out for that reason.
 */
export const familiar: Record<string, { words: RegExp; formal: string }> = {
  de: {
    words: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/giu,
    formal: 'Sie, Ihnen, Ihr',
  },
  fr: {
    words: /(?<!\p{L})(?:tu|te|toi|ta|tes|t’)(?!\p{L}*-)(?:(?<=’)|(?!\p{L}))/giu,
    formal: 'vous, votre, vos',
  },
};

/** Visitors are addressed as Sie and vous. */
export function* formalAddress({ translation: { masked, text }, language }: CatalogMessage) {
  const { words, formal } = familiar[baseLanguage(language)]!;
  for (const match of masked.matchAll(words)) {
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
  de: [phrase(`(?:ich bin|bin ich|als)(?: Ihre?| eine?)? (?:${roles.de})`)],
  fr: [
    phrase(`(?:je suis|en tant que|comme)(?: une?| votre)? (?:${roles.fr})`),
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
    }
  }
}
