import { expect, test } from 'vitest';
import { pagePath } from '../i18n/pagePath.js';
import { languages, type Language } from '../i18n/languages.js';
import { publicNames, type PageName } from '../paths.js';
import { pageHead } from './pageHead.js';

const siteUrl = 'https://www.example.com';
const record = { title: { id: 'Title' }, description: { id: 'Description' } };
const head = (name: PageName, language: Language) =>
  pageHead(name, { ...record, share: {} }, language, ({ id }) => id, siteUrl);

test('the canonical address is the page’s own, in its canonical form', () => {
  expect(head('home', 'en').canonical).toBe('https://www.example.com/');
  expect(head('home', 'de').canonical).toBe('https://www.example.com/de/');
  expect(head('contact', 'de').canonical).toBe('https://www.example.com/de/kontakt');
});

test('the alternates are the page in every language, and the default language for all others', () => {
  expect(head('contact', 'fr').alternates).toEqual([
    ...languages.map((language) => ({ language, url: siteUrl + pagePath('contact', language) })),
    { language: 'x-default', url: `${siteUrl}/kontakt` },
  ]);
});

test.each(publicNames)('%s: alternates refer to themselves and to each other', (name) => {
  const heads = languages.map((language) => head(name, language));
  for (const each of heads) {
    expect(each.alternates).toEqual(heads[0]!.alternates);
    expect(each.alternates.map(({ url }) => url)).toContain(each.canonical);
  }
});

test('a page that nobody shares has neither a canonical address nor alternates', () => {
  const { canonical, alternates } = pageHead('thanks', record, 'de', ({ id }) => id, siteUrl);
  expect([canonical, alternates]).toEqual([null, []]);
});
