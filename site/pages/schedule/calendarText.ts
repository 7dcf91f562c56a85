/** One event of a calendar file. */
export interface CalendarEvent {
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
}

/**
 * An event as iCalendar text (RFC 5545). Written here rather than by a library, because the ones
 * tried fold a line at 75 characters where the RFC counts octets (section 3.1).
 */
export function calendarText(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${event.product}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** An instant as the RFC's form with UTC, e.g. `20270408T073000Z`. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Section 3.3.11: these characters would otherwise end or split the text. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** A line of at most 75 octets, continued on lines that begin with a space. */
function folded(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const length = new TextEncoder().encode(character).length;
    octets += length;
    if (octets <= 75) return character;
    octets = 1 + length;
    return `\r\n ${character}`;
  }).join('');
}
