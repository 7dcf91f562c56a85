import ICAL from 'ical.js';
import { schedule } from './messages.js';
import type { PageFile } from '../../PageBuild.js';
import type { StructuredDataInput } from '../../seo/structuredData.js';
import type { Seminar } from '../../seminars.yaml';
import { calendarPath, hasEnded, sessionId, sessionPlace } from './seminar.js';

// RFC 5545 counts the space at the start of a continued line among the 75 octets; ical.js does not.
ICAL.foldLength = 74;

type CalendarEvent = Readonly<Record<string, string | number | ICAL.Time>>;

/**
 * A calendar file for each session that has not ended yet, and one for all of a seminar's. Times are in UTC, which
 * calendars show in their own time zone. The uid is the same in all languages, so that a session added twice appears
 * once.
 */
export function calendarFiles(
  seminars: readonly Seminar[],
  {
    language,
    plain,
    now,
    pageUrl,
  }: Pick<StructuredDataInput, 'language' | 'plain' | 'now' | 'pageUrl'>,
): PageFile[] {
  const scheduleUrl = pageUrl('schedule');
  const host = new URL(scheduleUrl).hostname;
  const product = `-//${host}//Seminars//EN`;
  return seminars.flatMap((seminar) => {
    const files = seminar.sessions.flatMap((session, index) => {
      if (hasEnded(session, now)) return [];
      const event = {
        uid: `${sessionId(seminar, index)}@${host}`,
        dtstamp: utc(now),
        // The minute of the build: a calendar that has the event takes another date only with a higher number.
        sequence: Math.floor(now.getTime() / 60_000),
        dtstart: utc(new Date(session.startsAt)),
        dtend: utc(new Date(session.endsAt)),
        summary: plain(schedule.calendar.title, {
          number: index + 1,
          count: seminar.sessions.length,
        }),
        description: plain(schedule.calendar.description, { url: scheduleUrl }),
        location: sessionPlace(session, plain),
        url: scheduleUrl,
        status: 'CONFIRMED',
      };
      return [{ path: calendarPath(seminar, index, language), events: [event] }];
    });
    const all = {
      path: calendarPath(seminar, 'all', language),
      events: files.flatMap(({ events }) => events),
    };
    if (files.length > 1) files.push(all);
    return files.map(({ path, events }) => ({ path, content: calendarText(product, events) }));
  });
}

/** Events as iCalendar text; `product` is its PRODID. A METHOD would require an ORGANIZER (RFC 5546, 3.2.1). */
function calendarText(product: string, events: readonly CalendarEvent[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', product);
  for (const event of events) {
    const vevent = new ICAL.Component('vevent');
    calendar.addSubcomponent(vevent);
    for (const [name, value] of Object.entries(event)) vevent.addPropertyWithValue(name, value);
  }
  return `${calendar.toString()}\r\n`;
}

const utc = (at: Date) => ICAL.Time.fromJSDate(at, true);
