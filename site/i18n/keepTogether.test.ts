import { expect, test } from 'vitest';
import { keepTogether } from './keepTogether.js';

test.each([
  ['50–500 employees', '50–\u2060500\u00a0employees'],
  ['12:30–16:30 Uhr', '12:30–\u206016:30\u00a0Uhr'],
  ['am 3. April, 30 Minuten', 'am 3.\u00a0April, 30\u00a0Minuten'],
  ['mit über 100 Verantwortlichen', 'mit über 100 Verantwortlichen'],
  ['in practice since 2012 in Berlin', 'in practice since 2012 in Berlin'],
  ['Oops! Page not found', 'Oops! Page not found'],
])('“%s” breaks only where allowed', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});
