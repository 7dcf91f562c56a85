import { isSample } from '../owner.yaml';
import type { Language } from '../i18n/languages.js';

/** Not in the catalogs: no visitor of the launched site sees them. */
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
 * Labels that mark a page of the sample owner, beside the name and in the footer. Empty for the real owner.
 */
export function sampleLabels(language: Language): { mark?: string; sentence?: string } {
  return isSample ? words[language] : {};
}
