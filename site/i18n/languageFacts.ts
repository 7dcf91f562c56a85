import type { FlagName } from '@advisor/ui';
import type { Language } from './languages.js';

/** What is true of a language on every page, and therefore in no catalog. */
export type LanguageFacts = {
  /** Its name in itself, as the switcher offers it. */
  name: string;
  /** The flag beside it, a drawing of @advisor/ui. */
  flag: FlagName;
  /** BCP 47 tag with the region whose dates, numbers and prices it writes, e.g. `en-GB`. */
  locale: `${Language}-${Uppercase<string>}`;
};

/** One row for each of `languages`; TypeScript asks for the row of a new one. */
export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: 'English', flag: 'gb', locale: 'en-GB' },
  de: { name: 'Deutsch', flag: 'de', locale: 'de-DE' },
  fr: { name: 'Français', flag: 'fr', locale: 'fr-FR' },
};
