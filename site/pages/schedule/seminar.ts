import type { Language } from '@advisor/contract/languages';
import { rangeDash } from '../../i18n/formatNumbers.js';
import type { Translate } from '../../i18n/translate.js';
import type { Seminar, Session } from '../../seminars.yaml';
import { schedule } from './messages.js';

/** Where sessions in person take place; the same in every language. */
export const seminarCity = 'Berlin';

/** The year in which a seminar begins. Numbers are counted per year. */
export function seminarYear(seminar: Seminar): string {
  return seminar.sessions[0].date.slice(0, 4);
}

/**
 * Public path of a calendar file, e.g. `/calendar/de/seminar-2027-1-session-2.ics`.
 *
 * @param index - of the session in the seminar, from 0; `all` for the file of the whole seminar
 */
export function calendarPath(seminar: Seminar, index: number | 'all', language: Language): string {
  const name = index === 'all' ? seminarId(seminar) : sessionId(seminar, index);
  return `/calendar/${language}/${name}.ics`;
}

const seminarId = (seminar: Seminar) => `seminar-${seminarYear(seminar)}-${seminar.number}`;

/** The same in every language, for paths and calendars. */
export function sessionId(seminar: Seminar, index: number): string {
  return `${seminarId(seminar)}-session-${index + 1}`;
}

/** Whether the first session has begun: registration is closed then. */
export const hasBegun = ({ sessions: [first] }: Seminar, now: Date) =>
  new Date(first.startsAt) <= now;

export function isCompleted(seminar: Seminar, now: Date): boolean {
  return hasEnded(seminar.sessions.at(-1)!, now);
}

export const hasEnded = ({ endsAt }: Session, now: Date) => new Date(endsAt) <= now;

export function seminarName({ number, sessions }: Seminar, language: Language, t: Translate) {
  const { month } = sessions[0].day[language];
  return t(schedule.seminars.name, { number, month });
}

/** A local time: “09:30”, « 9 h 30 ». */
const formatTime = (time: string, language: Language) =>
  language === 'fr' ? time.replace(/^0?(\d+):/, '$1\u00a0h\u00a0') : time;

/** When a session begins and ends. `dash` is one that no line breaks at, unless given. */
export const sessionHours = ({ start, end }: Session, language: Language, dash = rangeDash) =>
  formatTime(start, language) + dash + formatTime(end, language);

/** The hours of the first day and of the others. `undefined` if the others differ, or if there are none. */
export function seminarHours({ sessions }: Seminar, language: Language) {
  const [first, ...others] = sessions.map((session) => sessionHours(session, language));
  return new Set(others).size === 1 ? { first: first!, others: others[0]! } : undefined;
}

/** The months in which seminars begin, each once: “April 2027”. */
export const seminarMonths = (seminars: readonly Seminar[], language: Language) => [
  ...new Set(
    seminars.map((seminar) => `${seminar.sessions[0].day[language].month} ${seminarYear(seminar)}`),
  ),
];

export function sessionPlace({ place }: Session, t: Translate): string {
  const { online, inPerson } = schedule.seminars;
  return place === 'online' ? t(online) : t(inPerson, { city: seminarCity });
}
