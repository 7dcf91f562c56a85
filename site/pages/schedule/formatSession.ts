import { languageDetails, type Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import type { Seminar, Session } from '../../owner/rules.js';
import { seminarCity } from './seminar.js';
import { schedule } from './messages.js';

/** A day with its weekday, e.g. “Thursday, 3 April 2025”. */
export function formatDate(date: string, language: Language): string {
  return inUtc(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, date);
}

/** A day within a table that names the year above it, e.g. “Thu 3 Apr”, « jeu. 3 avr. ». */
export function formatShortDate(date: string, language: Language): string {
  return inUtc(language, { weekday: 'short', day: 'numeric', month: 'short' }, date);
}

export function formatMonth(date: string, language: Language): string {
  return inUtc(language, { month: 'long' }, date);
}

/** A local time, e.g. “09:30”, « 9 h 30 ». */
export function formatTime(time: string, language: Language): string {
  // Intl writes « 09:30 » in French, which suits a timetable, not a sentence.
  if (language === 'fr') return time.replace(/^0?(\d+):/, '$1\u00a0h\u00a0');
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return inUtc(language, options, `2025-01-01T${time}Z`);
}

export function seminarName({ number, sessions }: Seminar, language: Language, t: Translate) {
  const month = formatMonth(sessions[0].date, language);
  return t(schedule.seminars.name, { number, month });
}

export function sessionHours({ start, end }: Session, language: Language, t: Translate): string {
  const [from, to] = [start, end].map((time) => formatTime(time, language));
  return t(schedule.seminars.timeRange, { start: from!, end: to! });
}

export function sessionPlace({ place }: Session, t: Translate): string {
  const { online, inPerson } = schedule.seminars;
  return place === 'online' ? t(online) : t(inPerson, { city: seminarCity });
}

/** Dates and times here have no time zone. Read and written as UTC, they stay the same everywhere. */
function inUtc(language: Language, options: Intl.DateTimeFormatOptions, at: string): string {
  const { locale } = languageDetails[language];
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(at));
}
