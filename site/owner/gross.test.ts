import { expect, test } from 'vitest';
import { gross } from './gross.js';

test('1,499 euros before 19 per cent of VAT are 1,783.81 euros', () => {
  expect(gross(1499, 19)).toBe(1783.81);
});

test('a gross price is rounded to whole cents', () => {
  expect(gross(0.1, 19)).toBe(0.12);
  expect(gross(100.05, 7)).toBe(107.05);
});
