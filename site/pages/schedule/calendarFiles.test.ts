import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { translatePlainInto } from '../../../testing/translatePlainInto.js';
import { sessionSchema } from '../../generator/owner/schema.js';
import type { Seminar } from '../../seminars.yaml';
import type { PageFile } from '../../PageBuild.js';
import { calendarFiles } from './calendarFiles.js';

const winterAndSummer: Seminar = {
  number: 1,
  sessions: [
    sessionSchema.parse({ date: '2027-03-25', start: '12:30', end: '16:30', place: 'online' }),
    sessionSchema.parse({ date: '2027-04-08', start: '09:30', end: '16:30', place: 'berlin' }),
  ],
};
const now = new Date('2027-01-01T12:00:00Z');

async function filesIn(language: 'en' | 'de' | 'fr', at = now): Promise<PageFile[]> {
  return calendarFiles([winterAndSummer], {
    language,
    plain: await translatePlainInto(language),
    now: at,
    pageUrl: () => 'https://beispielberatung.test/de/termine-anmeldung',
  });
}

/** The event in a file, as a calendar reads it. */
function event(file: PageFile | undefined): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(file!.content));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
}

test('Berlin time is right before and after the clocks change', async () => {
  const [winter, summer] = await filesIn('en');
  expect(event(winter).startDate.toJSDate().toISOString()).toBe('2027-03-25T11:30:00.000Z');
  expect(event(winter).endDate.toJSDate().toISOString()).toBe('2027-03-25T15:30:00.000Z');
  expect(event(summer).startDate.toJSDate().toISOString()).toBe('2027-04-08T07:30:00.000Z');
  expect(event(summer).endDate.toJSDate().toISOString()).toBe('2027-04-08T14:30:00.000Z');
});

test('title, place and text are in the page’s language', async () => {
  const [online, inPerson] = await filesIn('de');
  expect(event(online).summary).toBe('T-Group-Seminar, Termin 1 von 2');
  expect(event(online).location).toBe('Online');
  expect(event(inPerson).location).toBe('Vor Ort, Berlin');
  const [french] = await filesIn('fr');
  expect(event(french).summary).toBe('Séminaire T-Group, séance 1 sur 2');
  expect(event(french).description).toContain('https://beispielberatung.test/de/termine-anmeldung');
});

test('a session is one event, in each file and language', async () => {
  const [first, second, all] = await filesIn('en');
  const [german] = await filesIn('de');
  const calendar = new ICAL.Component(ICAL.parse(all!.content));
  const uids = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component).uid);
  expect(event(first).uid).toBe('seminar-2027-1-session-1@beispielberatung.test');
  expect(event(german).uid).toBe(event(first).uid);
  expect(uids).toEqual([event(first).uid, event(second).uid]);
});

test('a later build revises an event, so that calendars take a new date', async () => {
  const [earlier] = await filesIn('en');
  const [later] = await filesIn('en', new Date('2027-01-02T12:00:00Z'));
  expect(event(later).uid).toBe(event(earlier).uid);
  expect(event(later).sequence).toBeGreaterThan(event(earlier).sequence);
});

test('the text follows RFC 5545: CRLF, no line over 75 octets, version, stamp and product', async () => {
  for (const { content } of await filesIn('fr')) {
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(content).toMatch(/\r\nVERSION:2\.0\r\n/);
    expect(content).toMatch(/\r\nPRODID:-\/\/beispielberatung\.test\/\/Seminars\/\/EN\r\n/);
    expect(content).toMatch(/\r\nDTSTAMP:20270101T120000Z\r\n/);
    expect(content).not.toContain('METHOD');
  }
});

test('a session that has ended has no file', async () => {
  const files = await filesIn('en', new Date('2027-03-25T15:30:00Z'));
  expect(files.map((file) => file.path)).toEqual(['/calendar/en/seminar-2027-1-session-2.ics']);
});
