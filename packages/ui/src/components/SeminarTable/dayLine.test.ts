import { expect, test } from 'vitest';
import { dayLine } from './dayLine.js';

test('the week between two days is the week between on the line', () => {
  expect(dayLine(['2025-04-03', '2025-04-04', '2025-04-10', '2025-04-11'], 80)).toEqual([
    0, 10, 70, 80,
  ]);
});

test('places the days to scale, in whatever order they are given', () => {
  expect(dayLine(['2025-04-04', '2025-04-03'], 100)).toEqual([100, 0]);
});

test('the change to summer time moves no day', () => {
  expect(dayLine(['2025-03-29', '2025-03-30', '2025-03-31'], 20)).toEqual([0, 10, 20]);
});

test('places a single day at the start', () => {
  expect(dayLine(['2025-04-03'], 400)).toEqual([0]);
});
