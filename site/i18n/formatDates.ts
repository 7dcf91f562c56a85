import type { LocaleNames } from './localeNames.js';
import type { Language } from './languages.js';

/** From the build, so that the browser writes what is in the HTML. */
declare const LOCALE_NAMES: Record<Language, LocaleNames>;
const names = LOCALE_NAMES;

/** `full` and `short` with the weekday, `long` without it, `day` of a known year, and the weekday alone. */
type Pattern = 'full' | 'short' | 'long' | 'day' | 'weekday';
type Parts = Record<'weekday' | 'day' | 'month' | 'year', string | number>;

/** How a language puts a day together. */
const patterns: Record<Language, Record<Pattern, (parts: Parts) => string>> = {
  en: {
    full: ({ weekday, day, month, year }) => `${weekday}, ${day} ${month} ${year}`,
    short: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
    long: ({ day, month, year }) => `${day} ${month} ${year}`,
    day: ({ day, month }) => `${day} ${month}`,
    weekday: ({ weekday }) => `${weekday}`,
  },
  de: {
    full: ({ weekday, day, month, year }) => `${weekday}, ${day}. ${month} ${year}`,
    short: ({ weekday, day, month }) => `${weekday}., ${day}. ${month}`,
    long: ({ day, month, year }) => `${day}. ${month} ${year}`,
    day: ({ day, month }) => `${day}. ${month}`,
    weekday: ({ weekday }) => `${weekday}`,
  },
  fr: {
    full: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
    short: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
    long: ({ day, month, year }) => `${day} ${month} ${year}`,
    day: ({ day, month }) => `${day} ${month}`,
    weekday: ({ weekday }) => `${weekday}`,
  },
};

function format(date: string, language: Language, pattern: Pattern): string {
  const at = new Date(date);
  const { months, shortMonths, weekdays, shortWeekdays } = names[language];
  const isShort = pattern !== 'full' && pattern !== 'long';
  return patterns[language][pattern]({
    weekday: (isShort ? shortWeekdays : weekdays)[at.getUTCDay()]!,
    day: at.getUTCDate(),
    month: (isShort ? shortMonths : months)[at.getUTCMonth()]!,
    year: at.getUTCFullYear(),
  });
}

/**
 * A day with its weekday, e.g. “Thursday, 3 April 2025”.
 *
 * @param date - ISO 8601; days have no time zone here
 */
export const formatDate = (date: string, language: Language) => format(date, language, 'full');

/** A day within a table that names the year above it, e.g. “Thu 3 Apr”, « jeu. 3 avr. ». */
export const formatShortDate = (date: string, language: Language) =>
  format(date, language, 'short');

/** A day of a year that is named elsewhere, e.g. “3 Apr”, « 3 avr. ». */
export const formatDay = (date: string, language: Language) => format(date, language, 'day');

/** A day's weekday, e.g. “Thu”, « jeu. ». */
export const formatWeekday = (date: string, language: Language) =>
  format(date, language, 'weekday');

/** A day, e.g. “3 April 2025”. */
export const formatLongDate = (date: string, language: Language) => format(date, language, 'long');

export const formatMonth = (date: string, language: Language) =>
  names[language].months[new Date(date).getUTCMonth()]!;

/** A local time, e.g. “09:30”, « 9 h 30 ». */
export const formatTime = (time: string, language: Language) =>
  language === 'fr' ? time.replace(/^0?(\d+):/, '$1\u00a0h\u00a0') : time;

/** Languages as they are named within a sentence, that of the page first: “German, English and French”. */
export function nameLanguages(codes: readonly string[], language: Language): string {
  const { languages, and } = names[language];
  const each = [...codes]
    .sort((a, b) => Number(b === language) - Number(a === language))
    .map((code) => languages[code] ?? code);
  return [each.slice(0, -1).join(', '), ...each.slice(-1)].filter(Boolean).join(and);
}

/** The same with an initial capital, as a value of its own. */
export function listLanguages(codes: readonly string[], language: Language): string {
  const list = nameLanguages(codes, language);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
