import { afterEach, describe, expect, test } from 'vitest';
import { schedule } from './words.js';
import { translateInto } from '../../i18n/translateForTests.js';
import { formatNumber, formatPrice, formatRange } from '../../i18n/formatNumbers.js';
import { formats } from '../../sections/trainingFormats.js';
import { formatDate, formatMonth, formatShortDate, formatTime, seminarZone } from './formats.js';
import type { Seminar } from './Seminar.js';

/* What the page says once a formatted value is in its sentence. */

/** The clocks go forward on the Sunday between its two weekends. */
const spring: Seminar = {
  number: 1,
  sessions: [
    { date: '2027-03-27', start: '12:30', end: '16:30', place: 'online' },
    { date: '2027-04-03', start: '09:30', end: '16:30', place: 'berlin' },
  ],
};
/** And back. */
const autumn: Seminar = {
  ...spring,
  sessions: [
    { date: '2027-10-30', start: '09:30', end: '16:30', place: 'online' },
    { date: '2027-11-06', start: '09:30', end: '16:30', place: 'berlin' },
  ],
};

describe('a seminar during which the clocks change', () => {
  test.each([
    ['en', '12:30–16:30', 'CET/CEST', 'CEST/CET'],
    ['de', '12:30–16:30\u00a0Uhr', 'MEZ/MESZ', 'MESZ/MEZ'],
    ['fr', '12\u00a0h\u00a030\u00a0–\u00a016\u00a0h\u00a030', 'UTC+1/UTC+2', 'UTC+2/UTC+1'],
  ] as const)(
    'keeps its hours and names both times in %s',
    async (language, hours, inMarch, inOctober) => {
      const t = await translateInto(language);
      const { timeRange, zone } = schedule.seminars;
      const [first] = spring.sessions;
      const start = formatTime(first.start, language);
      const end = formatTime(first.end, language);
      expect(t(timeRange, { start, end })).toBe(hours);
      expect(t(zone, { zone: seminarZone(spring, language) })).toContain(inMarch);
      expect(t(zone, { zone: seminarZone(autumn, language) })).toContain(inOctober);
    },
  );

  test('the hour that the clocks skip and the one that they repeat stay as written', () => {
    expect(formatTime('02:30', 'de')).toBe('02:30');
    expect(formatTime('00:00', 'en')).toBe('00:00');
  });
});

describe('prices and ranges', () => {
  test.each([
    ['en', '€1,499', '€1,783.81', '0.4', '6–14'],
    ['de', '1.499\u00a0€', '1.783,81\u00a0€', '0,4', '6–14'],
    ['fr', '1\u202f499\u00a0€', '1\u202f783,81\u00a0€', '0,4', '6\u00a0à\u00a014'],
  ] as const)('are set as %s sets them', async (language, price, gross, amount, group) => {
    const t = await translateInto(language);
    const values = { price: formatPrice(1499, language), gross: formatPrice(1783.81, language) };
    const sentence = t(formats.company.value, values);
    expect(sentence).toContain(price);
    expect(sentence).toContain(gross);
    const range = formatRange([6, 14], language);
    expect(t(formats.group.value, { range })).toContain(group);
    expect(formatNumber(0.4, language)).toBe(amount);
  });

  test('a price can never break at the end of a line', () => {
    for (const language of ['en', 'de', 'fr'] as const) {
      for (const euros of [0, 749, 1499, 1783.81, 1_234_567]) {
        expect(formatPrice(euros, language)).not.toMatch(/[ \t]/);
      }
    }
  });
});

describe('whatever zone the machine is in', () => {
  const { TZ } = process.env;
  afterEach(() => {
    process.env['TZ'] = TZ;
    if (TZ === undefined) delete process.env['TZ'];
  });

  test.each(['America/Los_Angeles', 'Pacific/Auckland', 'Europe/Berlin'])(
    'days, times and the names of Berlin time are the same in %s',
    (zone) => {
      process.env['TZ'] = zone;
      expect(new Date(2027, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(formatDate('2027-03-28', 'en')).toBe('Sunday, 28 March 2027');
      expect(formatShortDate('2027-10-31', 'de')).toBe('So., 31. Okt.');
      expect(formatShortDate('2028-02-29', 'fr')).toBe('mar. 29 févr.');
      expect(formatMonth('2027-01-01', 'de')).toBe('Januar');
      expect(formatTime('23:59', 'fr')).toBe('23\u00a0h\u00a059');
      expect(seminarZone(spring, 'en')).toBe('CET/CEST');
    },
  );
});
