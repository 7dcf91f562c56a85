import { excerpt } from '../excerpt.js';
import { baseLanguage } from '../languageNames.js';
import type { Rule } from '../Rule.js';

const roles = {
  de: 'Berater(?:in)?|Coachin|Manager(?:in)?|Interim-Manager(?:in)?|Geschäftsführer(?:in)?|Unternehmer(?:in)?|Trainer(?:in)?|Expert(?:e|in)|Gründer(?:in)?',
  fr: 'consultante?|dirigeante?|directeur|directrice|formateur|formatrice|fondateur|fondatrice|entrepreneure?|conseiller|conseillère',
};

/** Only unambiguous cases: a role applied to “I”, or a pronoun for the writer. */
const patterns: Record<string, RegExp[]> = {
  en: [
    /(?<!\p{L})(?:he|she|himself|herself)(?!\p{L})/giu,
    /(?<!\p{L})(?:chairman|chairwoman|businessman|businesswoman|Mr|Mrs|Ms)(?!\p{L})/gu,
  ],
  de: [
    new RegExp(
      `(?<!\\p{L})(?:ich bin|bin ich|als)(?: Ihre?| eine?)? (?:${roles.de})(?!\\p{L})`,
      'giu',
    ),
  ],
  fr: [
    new RegExp(
      `(?<!\\p{L})(?:je suis|en tant que|comme)(?: une?| votre)? (?:${roles.fr})(?!\\p{L})`,
      'giu',
    ),
    /(?<!\p{L})je (?:me )?suis (?:certaine?|convaincue?|persuadée?|née?|devenue?|allée?|venue?|partie?|arrivée?|restée?|formée?|diplômée?)(?!\p{L})/giu,
  ],
};

/** Nothing reveals whether the speaker is a woman or a man. */
export const gender: Rule = {
  name: 'gender',
  group: 'tone',
  languages: Object.keys(patterns),
  *check({ translation: { masked, text }, language }) {
    for (const pattern of patterns[baseLanguage(language)] ?? []) {
      for (const match of masked.matchAll(pattern)) {
        yield {
          wrong: `“${match[0]}” gives away whether the speaker is a woman or a man: ${excerpt(text, match)}.`,
          right: 'Name the role or the work instead of the person.',
        };
      }
    }
  },
};
