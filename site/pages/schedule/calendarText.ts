import ICAL from 'ical.js';

// The RFC counts 75 octets with the space that begins a continued line; ical.js counts without it.
ICAL.foldLength = 74;

/** One event of a calendar file. */
export type CalendarEvent = {
  /** Names the event for good, e.g. `seminar-2027-1-session-1@example.com`. */
  uid: string;
  /** Who made the file, e.g. `-//example.com//Seminars//EN`. */
  product: string;
  /** When the file was made. */
  stamp: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  location: string;
  url: string;
};

/** An event as iCalendar text (RFC 5545). */
export function calendarText(event: CalendarEvent): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', event.product);
  calendar.addPropertyWithValue('method', 'PUBLISH');
  const vevent = new ICAL.Component('vevent');
  calendar.addSubcomponent(vevent);
  const values = {
    uid: event.uid,
    dtstamp: utc(event.stamp),
    dtstart: utc(event.start),
    dtend: utc(event.end),
    summary: event.title,
    description: event.description,
    location: event.location,
    url: event.url,
    status: 'CONFIRMED',
  };
  for (const [name, value] of Object.entries(values)) vevent.addPropertyWithValue(name, value);
  return `${calendar.toString()}\r\n`;
}

function utc(at: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(at, true);
}
