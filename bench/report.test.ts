import { expect, test } from 'vitest';
import { spread } from './median.js';
import { figures, markdownTable } from './report.js';

const load = {
  firstPaint: 600,
  largestPaint: 600,
  shift: 0,
  scriptTime: 20,
  blockingTime: 0,
  inlineScript: 900,
  transfers: [
    { path: '/', kind: 'document' as const, bytes: 15_000, start: 0, end: 300 },
    { path: '/f.woff2', kind: 'font' as const, bytes: 36_000, start: 300, end: 500 },
  ],
};
const takeOver = { intentToLive: 80, scriptBytes: 79_000, routeChange: 12, interaction: 40 };
const runs = {
  path: '/',
  loads: [load],
  takeOvers: [takeOver],
  floors: [{ ...load, firstPaint: 500 }],
};

test('takes the middle of the runs, and says how far they lie apart', () => {
  expect(spread([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 });
  expect(spread([1, 2])).toEqual({ median: 1.5, min: 1, max: 2 });
  expect(() => spread([])).toThrow('No run was measured.');
});

test('compares the first paint with the same words as plain HTML', () => {
  const ratio = figures(runs).find(({ name }) => name.includes('ratio'));
  expect(ratio?.spread.median).toBeCloseTo(1.2);
});

test('sets a goal that is missed in bold, and only that', () => {
  const rows = markdownTable([runs]).split('\n');
  expect(rows.find((row) => row.includes('before the first render'))).toContain('**15.0 KB**');
  expect(rows.find((row) => row.includes('fonts'))).not.toContain('**');
});

test('allows the contact page its form', () => {
  const contact = figures({ ...runs, path: '/de/kontakt' });
  expect(contact.find(({ name }) => name === 'JavaScript after intent')?.goal).toBe(96_000);
});
