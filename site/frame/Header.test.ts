import { expect, test } from 'vitest';
import { pagePath } from '../i18n/pagePath.js';
import { languages } from '../i18n/languages.js';
import { pageNames, type PageName } from '../paths.js';
import { languageOptions, navigationItems } from './Header.js';

const text = (descriptor: { message?: string }) => descriptor.message!;

const page = (name: PageName) => ({
  name,
  language: 'de' as const,
  t: Object.assign(text, { plain: text }),
  href: (to: PageName) => pagePath(to, 'de'),
});

const linksOf = (name: PageName) =>
  navigationItems(page(name)).flatMap((item) => ('links' in item ? item.links : [item]));

test('the bar lists pages in the order of site/paths.ts', () => {
  const hrefs = linksOf('home').map(({ href }) => href);
  const ordered = pageNames.map((name) => pagePath(name, 'de'));
  expect(hrefs).toEqual(ordered.filter((path) => hrefs.includes(path)));
});

test.each(['home', 'coaching', 'growthCase', 'about', 'contact'] as const)(
  'on %s, the bar marks the page’s own link, if it has one, and no other',
  (name) => {
    const marked = linksOf(name)
      .filter(({ current }) => current)
      .map(({ href }) => href);
    expect(marked).toEqual(name === 'contact' ? [] : [pagePath(name, 'de')]);
  },
);

test('without scripts, the language switch on a not-found page leads home', () => {
  const hrefs = languageOptions(page('notFound')).map(({ href }) => href);
  expect(hrefs).toEqual(languages.map((language) => pagePath('home', language)));
});
