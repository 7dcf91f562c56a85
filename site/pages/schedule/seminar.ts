import type { Language } from '@advisor/contract/languages';
import type { Seminar, Session } from '../../seminars.yaml';

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

export function isCompleted(seminar: Seminar, now: Date): boolean {
  return hasEnded(seminar.sessions.at(-1)!, now);
}

export const hasEnded = ({ endsAt }: Session, now: Date) => new Date(endsAt) <= now;
