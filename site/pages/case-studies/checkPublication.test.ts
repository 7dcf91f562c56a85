import { expect, test } from 'vitest';
import { checkPublication } from './checkPublication.js';

const now = new Date('2027-01-31T10:00Z');

test('a case study is published on a day up to today', () => {
  for (const on of ['2027-01-31', '2026-02-28']) checkPublication(on, now);
});

test('any other day is refused', () => {
  for (const wrong of ['2027-02-01', '2026-02-30', '31-01-2027'])
    expect(() => checkPublication(wrong, now), wrong).toThrow(/must be a day up to today/);
});
