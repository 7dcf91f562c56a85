import { isSample } from '../owner.yaml';
import type { Language } from '../i18n/languages.js';

type Said = { mark: string; sentence: string };

/** No catalog: a visitor never sees it, and a language that is not here reads English. */
const words: Partial<Record<Language, Said>> & { en: Said } = {
  en: {
    mark: 'Sample',
    sentence: 'Sample: the person, the company and all facts about them are fictional.',
  },
  de: {
    mark: 'Muster',
    sentence: 'Muster: Person, Firma und alle Angaben dazu sind erfunden.',
  },
  fr: {
    mark: 'Spécimen',
    sentence: 'Spécimen\u00a0: la personne, la société et leurs données sont fictives.',
  },
};

/** What marks the name in the bar while the sample owner is shown; otherwise nothing. */
export function sampleMark(language: Language): string | undefined {
  return isSample ? (words[language] ?? words.en).mark : undefined;
}

/** In the footer of every page while the sample owner is shown, on paper too; otherwise nothing. */
export function sampleNote(language: Language): string | undefined {
  return isSample ? (words[language] ?? words.en).sentence : undefined;
}
