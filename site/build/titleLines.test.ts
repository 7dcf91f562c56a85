import { expect, test } from 'vitest';
import { titleLines } from './titleLines.js';

/** Every letter is one unit wide, and so is a space. */
const lines = (title: string, room: { width: number; lines: number }) =>
  titleLines(
    title.split(' ').map((text) => ({ text, width: text.length })),
    1,
    room,
  );

test('a title that fits stays on one line', () => {
  expect(lines('About me', { width: 8, lines: 3 })).toEqual(['About me']);
});

test('lines are as few as fit, and as even as the words allow', () => {
  expect(lines('Every strategy is decided twice', { width: 25, lines: 3 })).toEqual([
    'Every strategy',
    'is decided twice',
  ]);
});

test('a word wider than the room fits nowhere', () => {
  expect(lines('Verrechnungspreise heute', { width: 17, lines: 3 })).toBeNull();
});

test('a title that needs more lines than there is room for does not fit', () => {
  expect(lines('aaaa bbbb cccc dddd', { width: 4, lines: 3 })).toBeNull();
});

test('a particle is never alone between two long words', () => {
  const title = 'Verrechnungspreise für Konzernfunktionen';
  expect(lines(title, { width: 18, lines: 3 })).toBeNull();
  expect(lines(title, { width: 22, lines: 3 })).toEqual([
    'Verrechnungspreise',
    'für Konzernfunktionen',
  ]);
});
