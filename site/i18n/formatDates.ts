import type { LocaleNames } from './localeNames.js';
import type { Language } from './languages.js';

/** From the build, so that the browser writes what is in the HTML. */
declare const LOCALE_NAMES: Record<Language, LocaleNames>;
const names = LOCALE_NAMES;

type Parts = Record<'weekday' | 'day' | 'month' | 'year', string | number>;

/** How a language puts a day together: with its weekday, short, and without it. */
const patterns: Record<Language, Record<'full' | 'short' | 'long', (parts: Parts) => string>> = {
  en: {
    full: ({ weekday, day, month, year }) => `${weekday}, ${day} ${month} ${year}`,
    short: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
    long: ({ day, month, year }) => `${day} ${month} ${year}`,
  },
  de: {
    full: ({ weekday, day, month, year }) => `${weekday}, ${day}. ${month} ${year}`,
    short: ({ weekday, day, month }) => `${weekday}., ${day}. ${month}`,
    long: ({ day, month, year }) => `${day}. ${month} ${year}`,
  },
  fr: {
    full: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
    short: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
    long: ({ day, month, year }) => `${day} ${month} ${year}`,
  },
};

function format(date: string, language: Language, pattern: 'full' | 'short' | 'long'): string {
  const at = new Date(date);
  const { months, shortMonths, weekdays, shortWeekdays } = names[language];
  const isShort = pattern === 'short';
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

/** A day, e.g. “3 April 2025”. */
export const formatLongDate = (date: string, language: Language) => format(date, language, 'long');

export const formatMonth = (date: string, language: Language) =>
  names[language].months[new Date(date).getUTCMonth()]!;

/** A local time, e.g. “09:30”, « 9 h 30 ». */
export const formatTime = (time: string, language: Language) =>
  language === 'fr' ? time.replace(/^0?(\d+):/, '$1\u00a0h\u00a0') : time;

/** Languages as text with an initial capital, e.g. “English, German and French”. */
export function listLanguages(codes: readonly string[], language: Language): string {
  const { languages, and } = names[language];
  const each = codes.map((code) => languages[code] ?? code);
  const list = [each.slice(0, -1).join(', '), ...each.slice(-1)].filter(Boolean).join(and);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
