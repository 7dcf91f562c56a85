import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

test.each([
  ['de', 'Was willst du ändern?', 'du'],
  ['de', 'Ich melde mich bei Dir.', 'Dir'],
  ['de', 'In deinem Kalender', 'deinem'],
  ['de', 'Bei euch', 'euch'],
  ['fr', 'Ce que tu veux', 'tu'],
  ['fr', 'Je t’écris', 't’'],
  ['fr', 'Pour toi et tes équipes', 'toi'],
])('finds the familiar address in %s: %s', (language, text, word) => {
  expect(findingsOf('formal-address', { language, text })[0]?.wrong).toContain(`“${word}”`);
});

test.each([
  ['de', 'Die Dauer hängt von Ihnen und Ihrer Lage ab; sie dient der Dürre, ihr nicht.'],
  [
    'fr',
    'Votre équipe et le ton de la réunion, c’est-à-dire vous. Fait-on cela, a-t-elle raison\u202f?',
  ],
  ['en', 'du jour'],
])('accepts %s: %s', (language, text) => {
  expect(findingsOf('formal-address', { language, text })).toEqual([]);
});
