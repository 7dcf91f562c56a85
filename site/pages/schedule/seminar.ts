import { hour } from '@advisor/contact';
import type { Language } from '../../i18n/languages.js';
import type { Seminar, Session } from '../../owner/build/schema.js';

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
  const name = index === 'all' ? seminarId(seminar) : sessionName(seminar, index);
  return `/calendar/${language}/${name}.ics`;
}

const seminarId = (seminar: Seminar) => `seminar-${seminarYear(seminar)}-${seminar.number}`;

/** A stable name of a session, for paths and calendars. */
export function sessionName(seminar: Seminar, index: number): string {
  return `${seminarId(seminar)}-session-${index + 1}`;
}

export function sessionTimes({ date, start, end }: Session) {
  return { start: instant(date, start), end: instant(date, end) };
}

export function isCompleted(seminar: Seminar, now: Date): boolean {
  return sessionTimes(seminar.sessions.at(-1)!).end <= now;
}

/**
 * The instant of a local time in Berlin. The offset is looked up twice, because the first lookup takes the
 * local time for UTC, which may be on the other side of a clock change.
 */
export function instant(date: string, time: string): Date {
  const local = Date.parse(`${date}T${time}:00Z`);
  const guess = local - berlinOffset(local) * hour;
  return new Date(local - berlinOffset(guess) * hour);
}

/**
 * Hours by which Berlin is ahead of UTC at an instant: 2 from the last Sunday of March to that of October, 01:00 UTC,
 * otherwise 1.
 */
function berlinOffset(at: number): number {
  const change = (month: number) => {
    const lastDay = new Date(Date.UTC(new Date(at).getUTCFullYear(), month + 1, 0, 1));
    return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
  };
  return at >= change(2) && at < change(9) ? 2 : 1;
}
