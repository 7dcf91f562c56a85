import { excerpt } from '../excerpt.js';
import { baseLanguage } from '../languageNames.js';
import type { Rule } from '../Rule.js';

/**
 * Words of the familiar address that mean nothing else. German „ihr“ (her) and French « ton » (tone)
 * are left out for that reason.
 */
const familiar: Record<string, { words: RegExp; formal: string }> = {
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
export const formalAddress: Rule = {
  name: 'formal-address',
  group: 'tone',
  languages: Object.keys(familiar),
  *check({ translation: { masked, text }, language }) {
    const list = familiar[baseLanguage(language)];
    if (!list) return;
    for (const match of masked.matchAll(list.words)) {
      yield {
        wrong: `“${match[0]}” is the familiar address: ${excerpt(text, match)}.`,
        right: `Visitors are addressed formally: ${list.formal}.`,
      };
    }
  },
};
