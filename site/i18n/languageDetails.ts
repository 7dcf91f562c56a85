import type { Language } from '@advisor/contract/languages';

/** Not in the catalogs, because they are the same in all languages. */
type LanguageDetails = {
  name: string;
  /** BCP 47 tag with the region whose dates it writes, e.g. `en-GB`. */
  locale: `${Language}-${Uppercase<string>}`;
};

export const languageDetails: Record<Language, LanguageDetails> = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  fr: { name: 'Français', locale: 'fr-FR' },
};
