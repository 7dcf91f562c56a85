import { expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

const nb = '\u00a0';
const nnb = '\u202f';

test.each([
  ['de', '749 € brutto', `749${nb}€ brutto`],
  ['de', '€749', `749${nb}€`],
  ['de', '1,499 EUR', `1.499${nb}€`],
  ['de', `1499${nb}€`, `1.499${nb}€`],
  ['de', '12,5 Euro', `12,50${nb}€`],
  ['fr', '1499 €', `1${nnb}499${nb}€`],
  ['fr', '1.499 €', `1${nnb}499${nb}€`],
  ['fr', '€749 TTC', `749${nb}€ TTC`],
])('sets %s: %s as %s', (language, text, right) => {
  expect(findingsOf('price-format', { language, text })).toHaveLength(1);
  expect(fixed({ language, text })).toBe(right);
});

test.each([
  ['en', '749 EUR', '“€749”'],
  ['en', '€1499', '“€1,499”'],
])('says what is right in %s: %s', (language, text, right) => {
  expect(findingsOf('price-format', { language, text })).toMatchObject([{ right }]);
});

test.each([
  ['en', '€749 and €1,499.50'],
  ['de', `1.499${nb}€`],
  ['fr', `1${nnb}499${nb}€`],
  ['de', '749 Seiten über den Euro'],
])('accepts %s: %s', (language, text) => {
  expect(findingsOf('price-format', { language, text })).toEqual([]);
});
