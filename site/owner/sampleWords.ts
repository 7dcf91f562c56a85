import { isSample } from '../owner.yaml';
import type { Language } from '../i18n/languages.js';

/** In no catalog, because no visitor of a finished site sees it. */
const words: Record<Language, { mark: string; sentence: string }> = {
  en: {
    mark: 'Sample',
    sentence: 'Sample: the person, the company and all facts about them are fictional.',
  },
  de: { mark: 'Muster', sentence: 'Muster: Person, Firma und alle Angaben dazu sind erfunden.' },
  fr: {
    mark: 'Spécimen',
    sentence: 'Spécimen\u00a0: la personne, la société et leurs données sont fictives.',
  },
};

/**
 * What every page says while the sample owner is shown, otherwise nothing: a mark beside the name in
 * the bar, on paper, too, and a sentence in the footer.
 */
export function sampleWords(language: Language): { mark?: string; sentence?: string } {
  return isSample ? words[language] : {};
}
