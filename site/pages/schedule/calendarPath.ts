import type { Language } from '../../i18n/languages.js';
import { seminarYear, type Seminar } from './Seminar.js';

/**
 * Address of the calendar file of a session, e.g. `/calendar/de/seminar-2027-1-session-2.ics`.
 *
 * @param index - the session's place in the seminar, from 0
 */
export function calendarPath(seminar: Seminar, index: number, language: Language): string {
  return `/calendar/${language}/${sessionName(seminar, index)}.ics`;
}

/** What a session is called where names must not change: in addresses and calendars. */
export function sessionName(seminar: Seminar, index: number): string {
  return `seminar-${seminarYear(seminar)}-${seminar.number}-session-${index + 1}`;
}
