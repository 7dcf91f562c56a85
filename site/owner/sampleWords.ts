import { isSample } from '../owner.yaml';
import type { Language } from '../i18n/languages.js';

/** No catalog: a visitor never sees it, and a language that is not here reads English. */
const words: Partial<Record<Language, { mark: string; sentence: string }>> = {
  de: { mark: 'Muster', sentence: 'Muster: Person, Firma und alle Angaben dazu sind erfunden.' },
  fr: {
    mark: 'Spécimen',
    sentence: 'Spécimen\u00a0: la personne, la société et leurs données sont fictives.',
  },
};
const english = {
  mark: 'Sample',
  sentence: 'Sample: the person, the company and all facts about them are fictional.',
};

/**
 * What every page says while the sample owner is shown, otherwise nothing: a mark beside the name in
 * the bar, and a sentence in the footer, which is on paper too.
 */
export function sampleWords(language: Language): { mark?: string; sentence?: string } {
  return isSample ? (words[language] ?? english) : {};
}
