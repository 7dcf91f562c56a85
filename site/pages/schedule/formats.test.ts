import { expect, test } from 'vitest';
import { formatNumber, formatPrice, formatRange } from '../../i18n/formatNumbers.js';
import {
  formatDate,
  formatMonth,
  formatShortDate,
  formatTime,
  zoneAbbreviation,
} from './formats.js';

test('a day is written as each language writes it', () => {
  expect(formatDate('2025-04-03', 'en')).toBe('Thursday, 3 April 2025');
  expect(formatDate('2025-04-03', 'de')).toBe('Donnerstag, 3. April 2025');
  expect(formatDate('2025-04-03', 'fr')).toBe('jeudi 3 avril 2025');
  expect(formatShortDate('2025-04-03', 'en')).toBe('Thu 3 Apr');
  expect(formatShortDate('2025-04-03', 'de')).toBe('Do., 3. Apr.');
  expect(formatShortDate('2025-04-03', 'fr')).toBe('jeu. 3 avr.');
  expect(formatMonth('2025-07-10', 'fr')).toBe('juillet');
});

test('a time of day stays what it is in every language', () => {
  expect(formatTime('09:30', 'en')).toBe('09:30');
  expect(formatTime('09:30', 'de')).toBe('09:30');
  expect(formatTime('09:30', 'fr')).toBe('9\u00a0h\u00a030');
  expect(formatTime('12:00', 'fr')).toBe('12\u00a0h\u00a000');
});

test('a price has cents only where there are any, and spaces that never break', () => {
  expect(formatPrice(749, 'en')).toBe('€749');
  expect(formatPrice(1499, 'en')).toBe('€1,499');
  expect(formatPrice(1783.81, 'en')).toBe('€1,783.81');
  expect(formatPrice(749, 'de')).toBe('749\u00a0€');
  expect(formatPrice(1499, 'de')).toBe('1.499\u00a0€');
  expect(formatPrice(1499, 'fr')).toBe('1\u202f499\u00a0€');
});

test('numbers and ranges follow the language', () => {
  expect(formatNumber(0.4, 'en')).toBe('0.4');
  expect(formatNumber(0.4, 'de')).toBe('0,4');
  expect(formatRange([6, 14], 'en')).toBe('6–14');
  expect(formatRange([6, 14], 'fr')).toBe('6\u00a0à\u00a014');
});

test('Berlin time has its name of the season in each language, to the minute of the change', () => {
  const winter = new Date('2025-03-30T00:59:59Z');
  const summer = new Date('2025-03-30T01:00:00Z');
  const winterAgain = new Date('2025-10-26T01:00:00Z');
  expect([winter, summer, winterAgain].map((at) => zoneAbbreviation(at, 'de'))).toEqual([
    'MEZ',
    'MESZ',
    'MEZ',
  ]);
  expect([winter, summer, winterAgain].map((at) => zoneAbbreviation(at, 'en'))).toEqual([
    'CET',
    'CEST',
    'CET',
  ]);
  expect([winter, summer, winterAgain].map((at) => zoneAbbreviation(at, 'fr'))).toEqual([
    'UTC+1',
    'UTC+2',
    'UTC+1',
  ]);
});
