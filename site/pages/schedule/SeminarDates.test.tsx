import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages, type Language } from '@advisor/contract/languages';
import { calendarFiles } from './calendarFiles.js';
import { translatePlainInto } from '../../../testing/translatePlainInto.js';
import { sessionSchema } from '../../generator/owner/schema.js';
import type { Seminar } from '../../seminars.yaml';
import { seminarHours, seminarMonths } from './seminar.js';
import { SeminarDates, seminarDays } from './SeminarDates.js';

const seminar = (number: number, ...days: [string, ...string[]]): Seminar => ({
  number,
  sessions: days.map((date) =>
    sessionSchema.parse({ date, start: '09:30', end: '16:30', place: 'online' }),
  ) as [Seminar['sessions'][0]],
});
const past = seminar(1, '2025-04-03');
const spring = seminar(1, '2027-04-08', '2027-04-09');
const autumn = seminar(2, '2027-09-09');
const seminars = [past, spring, autumn, seminar(1, '2028-04-06')];

async function render(
  now: string,
  language: Language = 'en',
  show: 'current' | 'past' = 'current',
) {
  const t = await translatePlainInto(language);
  return renderToStaticMarkup(
    <SeminarDates {...{ t, language, seminars, show }} now={new Date(now)} />,
  );
}
const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, group]) => group);

test.each(languages)(
  'each session to come and each seminar leads to the file the build writes (%s)',
  async (language) => {
    const now = new Date('2027-01-01T12:00:00Z');
    const plain = await translatePlainInto(language);
    const pageUrl = () => 'https://a.example/';
    const files = calendarFiles(seminars, { language, plain, now, pageUrl });
    const links = matches(await render(now.toISOString(), language), /href="(\/calendar[^"]+)"/g);
    expect(links).toEqual(files.map(({ path }) => path));
    expect(links).toHaveLength(5);
  },
);

test.each<['current' | 'past', string[]]>([
  ['current', ['2028']],
  ['past', ['2027', '2025']],
])('each year has a heading; past ones are apart (%s), the last first', async (show, years) => {
  const html = await render('2027-09-10T12:00:00Z', 'en', show);
  expect(matches(html, /<h2[^>]*>(\d+)\sseminar dates<\/h2/g)).toEqual(years);
  expect(html.includes('These seminars are over.')).toBe(show === 'past');
});

test('without dates, a day has its calendar week in the seminar', async () => {
  // A Friday, a Thursday, a Friday.
  const days = seminar(1, '2027-04-02', '2027-04-08', '2027-04-09');
  const plain = { t: await translatePlainInto('en'), language: 'en' } as const;
  const weeks = seminarDays(days, false, plain).map(({ date }) => date);
  expect(weeks).toEqual(['Week 1', 'Week 2', 'Week 2']);
});

test('a sentence on the hours is true of each day, and a month is named once', () => {
  const [first] = spring.sessions;
  const late = { ...first, start: '12:30' };
  const hours = (...sessions: Seminar['sessions']) =>
    seminarHours({ number: 1, sessions }, 'en')?.others;
  expect(hours(late, first, first)).toBe('09:30–\u206016:30');
  expect([hours(first, first, late), hours(first)]).toEqual([undefined, undefined]);
  const april = seminar(2, '2027-04-22');
  expect(seminarMonths([spring, april, autumn], 'en')).toEqual(['April 2027', 'September 2027']);
});

test.each([
  ['en', '09:30–16:30'],
  ['fr', '9\u00a0h\u00a030–16\u00a0h\u00a030'],
] as const)('the hours below a door break after their dash alone (%s)', async (language, hours) => {
  const t = await translatePlainInto(language);
  expect(seminarDays(autumn, false, { t, language })[0]!.hours).toBe(hours);
});
