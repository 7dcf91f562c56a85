import { expect, test } from 'vitest';
import { withInstants } from '../../owner/build/berlinTime.js';
import type { Seminar } from '../../owner/ownersData.js';
import { isCompleted } from './seminar.js';

test('a seminar is upcoming until its last session has ended', () => {
  const session = (date: string) =>
    withInstants({ date, start: '12:30', end: '16:30', place: 'online' as const });
  const seminar = {
    number: 1,
    sessions: [session('2025-04-03'), session('2025-04-11')],
  } as Seminar;
  expect(isCompleted(seminar, new Date('2025-04-11T14:29:59Z'))).toBe(false);
  expect(isCompleted(seminar, new Date('2025-04-11T14:30:00Z'))).toBe(true);
});
