import { expect, test } from 'vitest';
import { publicPaths } from '../testing/publicPaths.js';

test('the sixteen pages keep their addresses, which others link to, and their order', () => {
  const known = [
    '/',
    '/beratung',
    '/ceo-coaching',
    '/interim-executive',
    '/leadership-training',
    '/case-studies/restructuring',
    '/case-studies/growth',
    '/case-studies/strategy',
    '/case-studies/transfer-pricing',
    '/case-studies/coaching',
    '/case-studies/tgroup',
    '/ueber-mich',
    '/kontakt',
    '/termine-anmeldung',
    '/impressum',
    '/datenschutz',
  ];
  expect(publicPaths.filter((path) => known.includes(path))).toEqual(known);
});
