import { expect, test } from 'vitest';
import { splitNumeral } from './splitNumeral.js';

test.each([
  ['100+', '', '100+', ''],
  ['Since 2010', 'Since', '2010', ''],
  ['Within 6 months', 'Within', '6', 'months'],
  ['More than 2×', 'More than', '2×', ''],
  ['1,499.50 EUR', '', '1,499.50', 'EUR'],
  ['€749', '', '€749', ''],
  // French groups thousands by a space.
  ['1\u202f499\u00a0€', '', '1\u202f499\u00a0€', ''],
  // French writes a space between figure and sign.
  ['Plus de 50\u202f% du chiffre', 'Plus de', '50\u202f%', 'du chiffre'],
  // Only the first number is set large; without one the last word is.
  ['3 of 4', '', '3', 'of 4'],
  ['6–10', '', '6–10', ''],
  ['6–\u206010', '', '6–\u206010', ''],
  ['6 à 10', '', '6 à 10', ''],
  ['Berlin', '', 'Berlin', ''],
  ['Plus du double', 'Plus du', 'double', ''],
])('%s keeps its sign with the number and its words around it', (text, before, value, after) => {
  expect(splitNumeral(text)).toEqual({ before, value, after });
});
