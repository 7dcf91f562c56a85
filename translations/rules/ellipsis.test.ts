import { expect, test } from 'vitest';
import { findingsOf, fixed } from '../oneMessage.js';

test('sets three full stops as one character', () => {
  const message = { language: 'fr', text: 'Envoi en cours...' };
  expect(findingsOf('ellipsis', message)).toHaveLength(1);
  expect(fixed(message)).toBe('Envoi en cours…');
});

test('accepts the character, and a sentence that ends', () => {
  expect(findingsOf('ellipsis', { language: 'de', text: 'Wird gesendet\u00a0… Ja.' })).toEqual([]);
});
