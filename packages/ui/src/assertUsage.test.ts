import { afterEach, expect, test, vi } from 'vitest';
import { assertUsage } from './assertUsage.js';

const sentence = 'Columns: takes two elements. Wrap what belongs together in a Stack.';

afterEach(() => vi.unstubAllEnvs());

test('a wrong use stops in development with a sentence that says how to fix it', () => {
  expect(() => assertUsage(false, sentence)).toThrow(sentence);
});

test('a right use says nothing', () => {
  expect(() => assertUsage(true, sentence)).not.toThrow();
});

test('a wrong use does not take the page away from a visitor', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => assertUsage(false, sentence)).not.toThrow();
});
