import { expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

test.each([
  ['fr', "L'équipe s’entend", 'L’équipe s’entend'],
  ['fr', 'L´équipe', 'L’équipe'],
  ['de', "Wie geht's weiter", 'Wie geht’s weiter'],
  ['fr', "l''équipe", 'l’équipe'],
])('sets %s: %s as %s', (language, text, right) => {
  expect(findingsOf('apostrophe', { language, text })).not.toEqual([]);
  expect(fixed({ language, text })).toBe(right);
});

test('finds a straight one in English too, where the code has to change', () => {
  expect(findingsOf('apostrophe', { text: "I'll get back to you" })).toMatchObject([
    { right: '“I’ll get back to you”', fixable: false },
  ]);
});

test('leaves a text that is fixed alone', () => {
  const text = "I'll get back to you soon.";
  expect(findingsOf('apostrophe', { text, glossary: { fixed: [text] } })).toEqual([]);
});

test('takes the apostrophes that quote brackets in ICU for syntax', () => {
  expect(findingsOf('apostrophe', { text: "Write '{name}' in brackets" })).toEqual([]);
});

test('does not guess at a stray mark', () => {
  const message = { language: 'de', text: "ein 'Wort'" };
  expect(findingsOf('apostrophe', message)).toHaveLength(2);
  expect(fixed(message)).toBe(message.text);
});
