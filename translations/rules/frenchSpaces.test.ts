import { expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

const french = (text: string) => findingsOf('french-spaces', { language: 'fr', text });
const corrected = (text: string) => fixed({ language: 'fr', text, id: text });

test.each([
  'Qui vous contredit encore\u202f?',
  'Étude de cas\u00a0: la croissance',
  'Marqués «\u00a0facultatif\u00a0».',
  'De 12:30 à 16:30',
  'Voir https://example.com/a?b=c;d',
  'Vraiment\u202f?!',
  '{name}\u00a0: {value}',
  'Le poste (?) est vacant',
])('accepts %j', (text) => {
  expect(french(text)).toEqual([]);
});

test.each([
  ['Qui vous contredit encore?', 'Qui vous contredit encore\u202f?'],
  ['Qui vous contredit encore ?', 'Qui vous contredit encore\u202f?'],
  ['Qui vous contredit encore\u00a0?', 'Qui vous contredit encore\u202f?'],
  ['Attendez ; revenez', 'Attendez\u202f; revenez'],
  ['Étude de cas : la croissance', 'Étude de cas\u00a0: la croissance'],
  ['Étude de cas\u202f: la croissance', 'Étude de cas\u00a0: la croissance'],
  ['Marqués « facultatif ».', 'Marqués «\u00a0facultatif\u00a0».'],
  ['Marqués «facultatif».', 'Marqués «\u00a0facultatif\u00a0».'],
  ['Langue: {language}', 'Langue\u00a0: {language}'],
  [
    '{n, plural, one {# jour ?} other {# jours ?}}',
    '{n, plural, one {# jour\u202f?} other {# jours\u202f?}}',
  ],
])('sets %j as %j', (text, right) => {
  expect(french(text)).not.toEqual([]);
  expect(corrected(text)).toBe(right);
});

test('leaves German alone', () => {
  expect(findingsOf('french-spaces', { language: 'de', text: 'Wer widerspricht?' })).toEqual([]);
});

test('names the space that is missing and shows the place as it should be', () => {
  expect(french('Qui vous contredit encore ?')).toMatchObject([
    {
      wrong: 'A narrow no-break space (U+202F) belongs before “?”; it is an ordinary one.',
      right: '“… contredit encore\u202f?”',
      fixable: true,
    },
  ]);
});
