/** Texts that only the build formats, because a browser’s own formats may differ, and React would change the HTML. */
import { languages, type Language } from '@advisor/contract/languages';
import { languageDetails } from '../../i18n/languageDetails.js';

const inEachLanguage = <Text>(write: (locale: string, language: Language) => Text) =>
  Object.fromEntries(
    languages.map((language) => [language, write(languageDetails[language].locale, language)]),
  ) as Record<Language, Text>;

/**
 * A day as the pages write it.
 *
 * @param date - ISO 8601; days have no time zone here
 */
export const dayTexts = (date: string) =>
  inEachLanguage((locale) => {
    const write = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
    return {
      /** “Thu” */
      weekday: write({ weekday: 'short' }),
      /** “April” */
      month: write({ month: 'long' }),
      /** Where the year is named elsewhere: “3 Apr” */
      day: write({ day: 'numeric', month: 'short' }),
      /** “Thu 3 Apr” */
      short: write({ weekday: 'short', day: 'numeric', month: 'short' }),
      /** “3 April 2025” */
      long: write({ dateStyle: 'long' }),
      /** “Thursday, 3 April 2025” */
      full: write({ dateStyle: 'full' }),
    };
  });

/** Languages as they are named within a sentence, that of the page first: “English, German and French”. */
export const languageLists = (codes: readonly string[]) =>
  inEachLanguage((locale, language) => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    const ownFirst = codes.toSorted((a, b) => Number(b === language) - Number(a === language));
    return new Intl.ListFormat(locale).format(ownFirst.map((code) => names.of(code) ?? code));
  });
