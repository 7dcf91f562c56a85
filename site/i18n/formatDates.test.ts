import { afterEach, expect, test, vi } from 'vitest';
import {
  formatDate,
  formatMonth,
  formatShortDate,
  formatTime,
  listLanguages,
} from './formatDates.js';

test.each([
  ['en', 'Thursday, 3 April 2025', 'Thu 3 Apr', 'April', '09:30', '12:00'],
  ['de', 'Donnerstag, 3. April 2025', 'Do., 3. Apr.', 'April', '09:30', '12:00'],
  ['fr', 'jeudi 3 avril 2025', 'jeu. 3 avr.', 'avril', '9\u00a0h\u00a030', '12\u00a0h\u00a000'],
] as const)('a day and a time of day in %s', (language, date, short, month, morning, noon) => {
  expect(formatDate('2025-04-03', language)).toBe(date);
  expect(formatShortDate('2025-04-03', language)).toBe(short);
  expect(formatMonth('2025-04-03', language)).toBe(month);
  expect(formatTime('09:30', language)).toBe(morning);
  expect(formatTime('12:00', language)).toBe(noon);
});

afterEach(() => vi.unstubAllEnvs());

test.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'all of it is the same on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2027, 0, 1).getTimezoneOffset()).not.toBe(0);
    expect(formatDate('2027-03-28', 'en')).toBe('Sunday, 28 March 2027');
    expect(formatShortDate('2028-02-29', 'fr')).toBe('mar. 29 févr.');
    expect(formatMonth('2027-01-01', 'de')).toBe('Januar');
  },
);

test.each([
  ['en', 'English, German and French'],
  ['de', 'Deutsch, Englisch und Französisch'],
  ['fr', 'Français, anglais et allemand'],
] as const)('lists working languages in %s, the page’s own first', (language, list) => {
  expect(listLanguages(['en', 'de', 'fr'], language)).toBe(list);
});

// A visitor's browser may have other names than the build had (nodejs/node#53083).
test('no date depends on the browser’s Intl', () => {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('not here');
  });
  expect(formatDate('2025-09-04', 'en')).toBe('Thursday, 4 September 2025');
  expect(formatShortDate('2025-09-04', 'de')).toBe('Do., 4. Sept.');
});
