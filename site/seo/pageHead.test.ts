import { describe, expect, test } from 'vitest';
import { languages } from '../i18n/languages.js';
import { hiddenRoutes, routes } from '../pages/routes.js';
import { pageHead } from './pageHead.js';

const siteUrl = 'https://www.example.com';
const head = (route: (typeof routes)[number], language: (typeof languages)[number]) =>
  pageHead(route, language, (descriptor) => descriptor.message!, siteUrl, []);

const contact = routes.find(({ path }) => path === '/kontakt')!;

test('the canonical address is the page’s own, in its canonical form', () => {
  expect(languages.map((language) => head(routes[0]!, language).canonical)).toEqual([
    'https://www.example.com/',
    'https://www.example.com/de/',
    'https://www.example.com/fr/',
  ]);
  expect(head(contact, 'de').canonical).toBe('https://www.example.com/de/kontakt');
});

test('the alternates are the page in all three languages, and English as the default', () => {
  expect(head(contact, 'fr').alternates).toEqual([
    { language: 'en', url: 'https://www.example.com/kontakt' },
    { language: 'de', url: 'https://www.example.com/de/kontakt' },
    { language: 'fr', url: 'https://www.example.com/fr/kontakt' },
    { language: 'x-default', url: 'https://www.example.com/kontakt' },
  ]);
});

test.each(routes)('$path: alternates refer to themselves and to each other', (route) => {
  const heads = languages.map((language) => head(route, language));
  for (const each of heads) {
    expect(each.alternates).toEqual(heads[0]!.alternates);
    expect(each.alternates.map(({ url }) => url)).toContain(each.canonical);
  }
});

describe.each(hiddenRoutes)('$path', (route) => {
  test('has neither a canonical address nor alternates', () => {
    const { canonical, alternates } = pageHead(route, 'de', () => 'text', siteUrl, []);
    expect([canonical, alternates]).toEqual([null, []]);
  });
});
