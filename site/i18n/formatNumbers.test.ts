import { expect, test } from 'vitest';
import { formatNumber, formatPrice, formatRange } from './formatNumbers.js';

test.each([
  ['en', '€749', '€1,499', '€1,783.81', '0.4', '6–\u206014'],
  ['de', '749\u00a0€', '1.499\u00a0€', '1.783,81\u00a0€', '0,4', '6–\u206014'],
  ['fr', '749\u00a0€', '1\u202f499\u00a0€', '1\u202f783,81\u00a0€', '0,4', '6\u00a0à\u00a014'],
] as const)(
  'prices, a number and a range in %s',
  (language, small, price, gross, number, range) => {
    expect(formatPrice(749, language)).toBe(small);
    expect(formatPrice(1499, language)).toBe(price);
    expect(formatPrice(1783.81, language)).toBe(gross);
    expect(formatNumber(0.4, language)).toBe(number);
    expect(formatRange([6, 14], language)).toBe(range);
  },
);
