import { expect, test } from 'vitest';
import { keepTogether, undoKeepTogether } from './keepTogether.js';

test.each([
  ['50–500 employees', '50–\u2060500\u00a0employees'],
  ['50 bis 500 Beschäftigte', '50\u00a0bis\u00a0500\u00a0Beschäftigte'],
  ['mit über 100 Beschäftigten', 'mit über\u00a0100 Beschäftigten'],
  ['12:30–16:30 Uhr', '12:30–\u206016:30\u00a0Uhr'],
  ['am 3. April, 30 Minuten', 'am 3.\u00a0April, 30\u00a0Minuten'],
  ['T-Group', 'T-\u2060Group'],
  ['die T-Group, per E-Mail', 'die T-\u2060Group, per E-\u2060Mail'],
  ['Et vous, qu’avez-vous ?', 'Et vous, qu’avez-\u2060vous ?'],
  ['full-time, ein Carve-out', 'full-\u2060time, ein Carve-\u2060out'],
  ['About me. What is on your desk?', 'About me. What\u00a0is on your desk?'],
  ['Assez. Et vous ? À vous.', 'Assez. Et\u00a0vous ? À vous.'],
  ['Emotional-Leadership-Workshop', 'Emotional-\u2060Leadership-Workshop'],
  ['Interim-Management seit 2012 – auf Zeit', 'Interim-Management seit 2012 – auf Zeit'],
])('“%s” breaks where it may', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});

test('a mail gets no joiner and ordinary spaces, but for those of French signs', () => {
  expect(undoKeepTogether(keepTogether('T-Group, over 100 employees'))).toBe(
    'T-Group, over 100 employees',
  );
  const french = 'Le cas\u00a0: «\u00a0trente\u00a0»';
  expect(undoKeepTogether(french)).toBe(french);
});
