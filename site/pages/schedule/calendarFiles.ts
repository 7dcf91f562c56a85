import { schedule } from './words.js';
import { seminarCity } from './seminars.js';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import type { Seminar, Session } from './Seminar.js';
import { sessionTimes } from './sessionTimes.js';
import { calendarPath, sessionName } from './calendarPath.js';
import { calendarText } from './calendarText.js';

/** A file for the visitor's own calendar. */
export type CalendarFile = {
  /** Where it is served, e.g. `/calendar/de/seminar-2027-1-session-2.ics`. */
  path: string;
  /** iCalendar text (RFC 5545). */
  content: string;
};

/** What the files say beside the dates. */
export type CalendarWords = {
  language: Language;
  t: Translate;
  /** Absolute address of the schedule page in that language. */
  scheduleUrl: string;
};

/**
 * A calendar file for each session that has not ended yet. Times are in UTC, which every calendar
 * shows in its own zone. The uid is the same in all languages, so that a session added twice stays
 * one. Only the build uses this: the page needs `calendarPath` alone.
 *
 * @param now - also stamped on the files
 */
export function calendarFiles(
  seminars: readonly Seminar[],
  now: Date,
  words: CalendarWords,
): CalendarFile[] {
  return seminars.flatMap((seminar) =>
    seminar.sessions
      .map((session, index) => ({ session, index }))
      .filter(({ session }) => sessionTimes(session).end > now)
      .map(({ session, index }) => ({
        path: calendarPath(seminar, index, words.language),
        content: content(seminar, session, index, now, words),
      })),
  );
}

function content(
  seminar: Seminar,
  session: Session,
  index: number,
  now: Date,
  { t, scheduleUrl }: CalendarWords,
): string {
  const host = new URL(scheduleUrl).hostname;
  return calendarText({
    ...sessionTimes(session),
    uid: `${sessionName(seminar, index)}@${host}`,
    product: `-//${host}//Seminars//EN`,
    stamp: now,
    title: t(schedule.calendar.title, { number: index + 1, count: seminar.sessions.length }),
    description: t(schedule.calendar.description, { url: scheduleUrl }),
    location:
      session.place === 'online'
        ? t(schedule.seminars.online)
        : t(schedule.seminars.inPerson, { city: seminarCity }),
    url: scheduleUrl,
  });
}
