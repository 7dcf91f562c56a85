import { describe, expect, test } from 'vitest';
import { languages } from '../i18n/languages.js';
import { publicNames, publicPaths } from '../testing/publicPaths.js';
import { pages } from './pages.js';

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

describe.each(pages)('$name', (page) => {
  test('loads in every language, and is shared exactly if people are led to it', async () => {
    for (const language of languages) {
      const { default: Component, metadata } = await page.load(language);
      expect(typeof Component).toBe('function');
      const rule = 'metadata.share belongs to the pages that people are led to, and to no other';
      expect('share' in metadata, rule).toBe(publicNames.includes(page.name));
    }
  });
});
