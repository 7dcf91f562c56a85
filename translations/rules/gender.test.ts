import { expect, test } from 'vitest';
import { findingsOf } from '../oneMessage.js';

test.each([
  ['en', 'Write to her assistant, and she answers'],
  ['de', 'Als Beraterin sage ich, was ich sehe'],
  ['de', 'Ich bin Ihr Berater'],
  ['fr', 'En tant que consultante, je dis ce que je vois'],
  ['fr', 'Je suis convaincu que oui'],
])('finds what gives the speaker away in %s: %s', (language, text) => {
  expect(findingsOf('gender', { language, text })).toHaveLength(1);
});

test.each([
  ['en', 'the other side, therefore there'],
  ['de', 'Als Interim-CEO habe ich beraten; mit Ihrer Therapeutin oder Ihrem Therapeuten'],
  ['fr', 'Pas de consultants à occuper; je suis là'],
])('accepts %s: %s', (language, text) => {
  expect(findingsOf('gender', { language, text })).toEqual([]);
});
