import { expect, test } from 'vitest';
import { pagePath } from '../i18n/pagePath.js';
import { languages } from '../i18n/languages.js';
import { languageOptions } from './Header.js';

test('without scripts, the language switch on a not-found page leads home', () => {
  const hrefs = languageOptions({ name: 'notFound', language: 'de' }).map(({ href }) => href);
  expect(hrefs).toEqual(languages.map((language) => pagePath('home', language)));
});
