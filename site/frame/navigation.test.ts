import { describe, expect, test } from 'vitest';
import { pagePath } from '../i18n/pagePath.js';
import { languages, type Language } from '../i18n/languages.js';
import { paths, type PageName } from '../paths.js';
import { languageOptions, navigationItems } from './navigation.js';

const page = (name: PageName, language: Language) => ({
  name,
  language,
  t: (descriptor: { message?: string }) => descriptor.message!,
  href: (to: PageName) => pagePath(to, language),
});

const links = (name: PageName, language: Language) =>
  navigationItems(page(name, language)).flatMap((item) => ('links' in item ? item.links : [item]));

test.each(languages)('the bar follows the order of site/paths.ts (%s)', (language) => {
  const hrefs = links('home', language).map(({ href }) => href);
  const ordered = (Object.keys(paths) as PageName[])
    .map((name) => pagePath(name, language))
    .filter((path) => hrefs.includes(path));
  expect(hrefs).toEqual(ordered);
});

test('every service has a description', () => {
  const [, services] = navigationItems(page('home', 'en'));
  expect('links' in services! && services.links.every(({ description }) => description)).toBe(true);
});

test('the page that is shown is the only current one', () => {
  const current = links('growthCase', 'de').filter((link) => link.current);
  expect(current.map(({ href }) => href)).toEqual([pagePath('growthCase', 'de')]);
  expect(links('contact', 'de').some((link) => link.current)).toBe(false);
});

describe('the language switch', () => {
  const hrefs = (name: PageName) => languageOptions(page(name, 'de')).map(({ href }) => href);

  test('leads to the same page in each language', () => {
    expect(hrefs('about')).toEqual(languages.map((language) => pagePath('about', language)));
  });

  test('leads home from a missing page while no script keeps the path', () => {
    expect(hrefs('notFound')).toEqual(languages.map((language) => pagePath('home', language)));
  });

  test('offers every language by its own name, and marks the one that is shown', () => {
    const options = languageOptions(page('home', 'de'));
    expect(options.map(({ code }) => code)).toEqual([...languages]);
    expect(options.find(({ code }) => code === 'de')).toMatchObject({
      name: 'Deutsch',
      current: true,
    });
    expect(options.filter(({ current }) => current)).toHaveLength(1);
  });
});
