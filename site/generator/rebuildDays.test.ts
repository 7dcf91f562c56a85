import { expect, test } from 'vitest';
import { rebuildDays } from './rebuildDays.js';

test('a build is due the day after each session, on 1 January, and before security.txt expires', () => {
  const seminars = [
    { sessions: [{ date: '2026-03-01' }, { date: '2026-12-30' }] },
    { sessions: [{ date: '2026-12-31' }] },
  ];
  expect(rebuildDays(seminars, new Date('2026-11-22T23:30:00Z'))).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-10-19',
  ]);
});
