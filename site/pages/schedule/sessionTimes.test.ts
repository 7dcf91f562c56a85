import { expect, test } from 'vitest';
import { seminars } from '../../seminars.yaml';
import { instant, isCompleted, sessionTimes } from './sessionTimes.js';

const utc = (date: string, time: string) => instant(date, time).toISOString();

test('Berlin time is an hour ahead of UTC in winter and two in summer', () => {
  expect(utc('2025-01-15', '09:30')).toBe('2025-01-15T08:30:00.000Z');
  expect(utc('2025-07-15', '09:30')).toBe('2025-07-15T07:30:00.000Z');
});

test('the clocks go forward on the last Sunday of March', () => {
  expect(utc('2025-03-30', '01:59')).toBe('2025-03-30T00:59:00.000Z');
  expect(utc('2025-03-30', '03:00')).toBe('2025-03-30T01:00:00.000Z');
  expect(utc('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z');
  expect(utc('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
});

test('the clocks go back on the last Sunday of October', () => {
  expect(utc('2025-10-26', '01:59')).toBe('2025-10-25T23:59:00.000Z');
  expect(utc('2025-10-26', '03:00')).toBe('2025-10-26T02:00:00.000Z');
});

test('the day before and after a change of the clocks the offset is right all day', () => {
  for (const [day, hours] of [
    ['2025-03-29', 1],
    ['2025-03-31', 2],
    ['2025-10-25', 2],
    ['2025-10-27', 1],
  ] as const)
    for (let hour = 0; hour < 24; hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:30`;
      expect(instant(day, time).getTime()).toBe(
        Date.parse(`${day}T${time}:00Z`) - hours * 3_600_000,
      );
    }
});

test('the eight sessions that the specification has in 2025 fall in summer time', () => {
  const starts = seminars
    .flatMap(({ sessions }) =>
      sessions.map((session) => sessionTimes(session).start.toISOString().slice(0, 16)),
    )
    .filter((start) => start.startsWith('2025'));
  expect(starts).toEqual([
    '2025-04-03T10:30',
    '2025-04-04T07:30',
    '2025-04-10T07:30',
    '2025-04-11T07:30',
    '2025-07-10T10:30',
    '2025-07-11T07:30',
    '2025-07-17T07:30',
    '2025-07-18T07:30',
  ]);
});

test('a seminar is upcoming until its last session has ended', () => {
  const [april] = seminars;
  expect(isCompleted(april!, new Date('2025-04-03T00:00:00Z'))).toBe(false);
  expect(isCompleted(april!, new Date('2025-04-11T14:29:59Z'))).toBe(false);
  expect(isCompleted(april!, new Date('2025-04-11T14:30:00Z'))).toBe(true);
});
