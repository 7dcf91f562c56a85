import type { Language } from '@advisor/contract/languages';
import type { FlagName } from '@advisor/ui';

/** Not in the catalogs, because they are the same in all languages. */
type LanguageDetails = {
  name: string;
  flag: FlagName;
  /** BCP 47 tag with the region whose dates, numbers and prices it writes, e.g. `en-GB`. */
  locale: `${Language}-${Uppercase<string>}`;
};

export const languageDetails: Record<Language, LanguageDetails> = {
  en: { name: 'English', flag: 'gb', locale: 'en-GB' },
  de: { name: 'Deutsch', flag: 'de', locale: 'de-DE' },
  fr: { name: 'Français', flag: 'fr', locale: 'fr-FR' },
};
