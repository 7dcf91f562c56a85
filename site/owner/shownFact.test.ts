import { expect, test } from 'vitest';
import { translateInto } from '../i18n/translateForTests.js';
import { isPlaceholder, missing } from './fact.js';
import { shownFact } from './shownFact.js';

test('a fact is shown as it is', async () => {
  const t = await translateInto('de');
  expect(shownFact('Musterstraße 1', t)).toEqual({ text: 'Musterstraße 1', pending: false });
});

test('a missing fact is shown by its name in the language of the page, as pending', async () => {
  expect(shownFact(missing('companyName'), await translateInto('de'))).toEqual({
    text: 'Name der Gesellschaft',
    pending: true,
  });
  expect(shownFact(missing('companyName'), await translateInto('fr'))).toEqual({
    text: 'Nom de la société',
    pending: true,
  });
});

test('an address that nobody can own is shown as pending', async () => {
  expect(shownFact('name@example.com', await translateInto('en'))).toEqual({
    text: 'name@example.com',
    pending: true,
  });
});

test.each([
  ['name@example.com', true],
  ['https://calendar.example.com/', true],
  ['https://example.org', true],
  ['https://example.company/', false],
  ['https://counterexample.com/', false],
  ['Example Ltd', false],
])('%s holds only a place: %s', (fact, expected) => {
  expect(isPlaceholder(fact)).toBe(expected);
});
