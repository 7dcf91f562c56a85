import { expect, test } from 'vitest';
import { splitFigure } from './splitFigure.js';

test.each([
  ['100+', { before: '', figure: '100+', after: '' }],
  ['Since 2010', { before: 'Since', figure: '2010', after: '' }],
  ['Within 6 months', { before: 'Within', figure: '6', after: 'months' }],
  ['More than 2×', { before: 'More than', figure: '2×', after: '' }],
  ['1,499.50 EUR', { before: '', figure: '1,499.50', after: 'EUR' }],
])('%s keeps its sign with the figure and its words around it', (value, parts) => {
  expect(splitFigure(value)).toEqual(parts);
});

test('French writes a space between figure and sign, and the sign stays with the figure', () => {
  expect(splitFigure('Plus de 50\u202f% du chiffre')).toEqual({
    before: 'Plus de',
    figure: '50\u202f%',
    after: 'du chiffre',
  });
});

test('only the first figure is set large', () => {
  expect(splitFigure('3 of 4')).toEqual({ before: '', figure: '3', after: 'of 4' });
});

test('a value without a figure is set large as a whole', () => {
  expect(splitFigure('Berlin')).toEqual({ before: '', figure: 'Berlin', after: '' });
});

test('of several words without a figure the last is set large', () => {
  expect(splitFigure('Plus du double')).toEqual({
    before: 'Plus du',
    figure: 'double',
    after: '',
  });
});
