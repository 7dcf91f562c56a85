import { languageDetails, languages, type Language } from './languages.js';

/** Unicode's names for dates and lists in a language. */
export type LocaleNames = Record<
  'months' | 'shortMonths' | 'weekdays' | 'shortWeekdays',
  readonly string[]
> & {
  /** Names of languages by their codes. */
  languages: Readonly<Record<string, string>>;
  /** Between the last two of a list, with its spaces. */
  and: string;
};

/**
 * The names of every language, read by the build: in a browser with another version of them, React's text would
 * differ from the HTML.
 *
 * @param codes - the languages to name
 */
export function localeNames(codes: readonly string[]): Record<Language, LocaleNames> {
  const names = (language: Language): LocaleNames => {
    const { locale } = languageDetails[language];
    const each = (count: number, day: (n: number) => number, options: object) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return Array.from({ length: count }, (_, n) => format.format(day(n)));
    };
    const month = (n: number) => Date.UTC(2024, n, 15);
    // 7 January 2024 is a Sunday.
    const weekday = (n: number) => Date.UTC(2024, 0, 7 + n);
    const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
    const [, and] = new Intl.ListFormat(locale).formatToParts(['a', 'b']);
    return {
      months: each(12, month, { month: 'long' }),
      // With the day: some languages decline or shorten a month beside it.
      shortMonths: each(12, month, { day: 'numeric', month: 'short' }).map((text) =>
        text.replace(/^15\.?\s/, ''),
      ),
      weekdays: each(7, weekday, { weekday: 'long' }),
      shortWeekdays: each(7, weekday, { weekday: 'short' }),
      languages: Object.fromEntries(codes.map((code) => [code, languageNames.of(code) ?? code])),
      and: and!.value,
    };
  };
  const each = languages.map((language) => [language, names(language)]);
  return Object.fromEntries(each) as Record<Language, LocaleNames>;
}
