import { expect, test } from 'vitest';
import { gross, priceProblems, prices } from './prices.js';

test('1,499 euros before 19 per cent of VAT are 1,783.81 euros', () => {
  expect(gross(1499, 19)).toBe(1783.81);
});

test('a gross price is rounded to whole cents', () => {
  expect(gross(0.1, 19)).toBe(0.12);
  expect(gross(100.05, 7)).toBe(107.05);
});

test('the prices on the page have no problems', () => {
  expect(priceProblems(prices)).toEqual([]);
});

test.each([-1, Number.NaN])('a price of %d is a sentence that names it', (price) => {
  expect(priceProblems({ ...prices, individual: price })).toEqual([
    `site/sections/prices.ts: individual ist ${price}; es muss eine Zahl ab 0 sein.`,
  ]);
});
