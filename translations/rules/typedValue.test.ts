import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

test.each([
  ['en', 'It costs €749', 'price'],
  ['de', 'Es kostet 749 €', 'price'],
  ['fr', 'Cela coûte 1 499 euros', 'price'],
  ['en', 'From 09:30 on', 'time'],
  ['en', 'From 9 am on', 'time'],
  ['de', 'Ab 9 Uhr', 'time'],
  ['fr', 'Dès 9 h 30', 'time'],
  ['en', 'On April 3', 'date'],
  ['en', 'In April 2025', 'date'],
  ['de', 'Am 3. April', 'date'],
  ['de', 'Am 03.04.2025', 'date'],
  ['fr', 'Le 3 avril', 'date'],
  ['fr', 'Le 1er avril', 'date'],
])('finds what %s has typed: %s (%s)', (language, text, what) => {
  expect(findingsOf('typed-value', { language, text })).toMatchObject([
    { wrong: expect.stringContaining(`A ${what} is typed`) },
  ]);
});

test.each([
  ['en', 'Since 2010, within 6 months, more than 100 people'],
  ['en', 'You may 3 times ask'],
  ['de', 'Seit 2010 mit 50–500 Beschäftigten, 100 bis 255 Zeichen'],
  ['fr', 'Depuis 2010, en 6 mois'],
  ['en', '{start}–{end}, {price} plus VAT'],
])('accepts %s: %s', (language, text) => {
  expect(findingsOf('typed-value', { language, text })).toEqual([]);
});
