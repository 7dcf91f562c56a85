import { describe, expect, test } from 'vitest';
import { localizedPath } from '../i18n/href.js';
import { languages, type Language } from '../i18n/languages.js';
import type { PagePath } from '../pages/routePath.js';
import { routes } from '../pages/routes.js';
import { languageOptions, navigationItems } from './navigation.js';

const page = (path: PagePath, language: Language) => ({
  path,
  language,
  t: (descriptor: { message?: string }) => descriptor.message!,
  href: (to: string) => localizedPath(to, language),
});

const links = (path: PagePath, language: Language) =>
  navigationItems(page(path, language)).flatMap((item) => ('links' in item ? item.links : [item]));

test.each(languages)(
  'the bar leads to every page that it should, in the order of the table (%s)',
  (language) => {
    const kinds = ['home', 'service', 'case', 'about'];
    expect(links('/', language).map(({ href }) => href)).toEqual(
      routes
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ path }) => localizedPath(path, language)),
    );
  },
);

test('every service has a description', () => {
  const [, services] = navigationItems(page('/', 'en'));
  expect('links' in services! && services.links.every(({ description }) => description)).toBe(true);
});

test('the page that is shown is the only current one', () => {
  const current = links('/case-studies/growth', 'de').filter((link) => link.current);
  expect(current.map(({ href }) => href)).toEqual(['/de/case-studies/growth']);
  expect(links('/kontakt', 'de').some((link) => link.current)).toBe(false);
});

describe('the language switch', () => {
  const hrefs = (path: PagePath) => languageOptions(page(path, 'de')).map(({ href }) => href);

  test('leads to the same page in each language', () => {
    expect(hrefs('/ueber-mich')).toEqual(['/ueber-mich', '/de/ueber-mich', '/fr/ueber-mich']);
  });

  test('leads home from a missing page while no script keeps the path', () => {
    expect(hrefs('/404')).toEqual(['/', '/de/', '/fr/']);
  });

  test('offers English, Deutsch and Français', () => {
    const options = languageOptions(page('/', 'de'));
    expect(options.map(({ code, name, current }) => [code, name, current])).toEqual([
      ['en', 'English', false],
      ['de', 'Deutsch', true],
      ['fr', 'Français', false],
    ]);
  });
});
