import { expect, test } from 'vitest';
import { isPlaceholder } from './fact.js';

test.each([
  ['name@example.com', true],
  ['https://calendar.example.org/x', true],
  ['https://example.company/', false],
  ['https://counterexample.com/', false],
])('%s is a placeholder: %s', (fact, expected) => expect(isPlaceholder(fact)).toBe(expected));
