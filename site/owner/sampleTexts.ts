import type { Language } from '@advisor/contract/languages';
import { isSample } from '../owner.yaml';

/** Not in the catalogs: no visitor of the launched site sees them. */
const texts: Record<Language, { mark: string; explanation: string }> = {
  en: {
    mark: 'Sample',
    explanation: 'Sample: the person, the company and all facts about them are fictional.',
  },
  de: { mark: 'Muster', explanation: 'Muster: Person, Firma und alle Angaben dazu sind erfunden.' },
  fr: {
    mark: 'Spécimen',
    explanation: 'Spécimen\u00a0: la personne, la société et leurs données sont fictives.',
  },
};

/**
 * Texts that mark a page of the sample owner, beside the name and in the footer. Empty for the real owner.
 */
export function sampleTexts(language: Language): { mark?: string; explanation?: string } {
  return isSample ? texts[language] : {};
}
