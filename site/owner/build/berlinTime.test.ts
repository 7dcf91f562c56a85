import { expect, test } from 'vitest';
import { berlinInstant } from './berlinTime.js';

test.each([
  ['in winter', '2025-01-15', '09:30', '2025-01-15T08:30'],
  ['in summer', '2025-07-15', '09:30', '2025-07-15T07:30'],
  ['late on the day before the clocks go forward', '2025-03-29', '23:30', '2025-03-29T22:30'],
  ['a minute before they do', '2025-03-30', '01:59', '2025-03-30T00:59'],
  ['once they have', '2025-03-30', '03:00', '2025-03-30T01:00'],
  ['a minute before the clocks go back', '2025-10-26', '01:59', '2025-10-25T23:59'],
  ['once they have', '2025-10-26', '03:00', '2025-10-26T02:00'],
  ['early on the day after', '2025-10-27', '00:30', '2025-10-26T23:30'],
])('Berlin time %s: %s, %s', (_, date, time, utc) => {
  expect(berlinInstant(date, time)).toBe(`${utc}:00.000Z`);
});
