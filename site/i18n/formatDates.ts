import type { LocaleNames } from './localeNames.js';
import type { Language } from './languages.js';

/** From the build, so that the browser's text matches the HTML. */
declare const LOCALE_NAMES: Record<Language, LocaleNames>;
const names = LOCALE_NAMES;

/** What follows the number of a day, its weekday in full, and the short weekday. */
const marks: Record<Language, Record<'day' | 'weekday' | 'shortWeekday', string>> = {
  en: { day: '', weekday: ',', shortWeekday: '' },
  de: { day: '.', weekday: ',', shortWeekday: '.,' },
  fr: { day: '', weekday: '', shortWeekday: '' },
};

/** A day's weekday, e.g. “Thu”, « jeu. ». */
export const formatWeekday = (date: string, language: Language) =>
  names[language].shortWeekdays[new Date(date).getUTCDay()]!;

export const formatMonth = (date: string, language: Language) =>
  names[language].months[new Date(date).getUTCMonth()]!;

/** A day of a year that is named elsewhere, e.g. “3 Apr”, « 3 avr. ». */
export function formatDay(date: string, language: Language): string {
  const at = new Date(date);
  return `${at.getUTCDate()}${marks[language].day} ${names[language].shortMonths[at.getUTCMonth()]}`;
}

/** A day within a table that names the year above it, e.g. “Thu 3 Apr”, « jeu. 3 avr. ». */
export const formatShortDate = (date: string, language: Language) =>
  `${formatWeekday(date, language)}${marks[language].shortWeekday} ${formatDay(date, language)}`;

/** A day, e.g. “3 April 2025”. */
export function formatLongDate(date: string, language: Language): string {
  const at = new Date(date);
  return `${at.getUTCDate()}${marks[language].day} ${formatMonth(date, language)} ${at.getUTCFullYear()}`;
}

/**
 * A day with its weekday, e.g. “Thursday, 3 April 2025”.
 *
 * @param date - ISO 8601; days have no time zone here
 */
export function formatDate(date: string, language: Language): string {
  const weekday = names[language].weekdays[new Date(date).getUTCDay()];
  return `${weekday}${marks[language].weekday} ${formatLongDate(date, language)}`;
}

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
