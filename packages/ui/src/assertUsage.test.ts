import { afterEach, expect, test, vi } from 'vitest';
import { assertUsage } from './assertUsage.js';

const sentence = 'Stats: takes five at most.';
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  vi.unstubAllEnvs();
  logged.mockClear();
});

test('a wrong use is named in the console, and the page stays', () => {
  assertUsage(false, sentence);
  expect(logged).toHaveBeenCalledExactlyOnceWith(sentence);
});

test('a right use says nothing', () => {
  assertUsage(true, sentence);
  expect(logged).not.toHaveBeenCalled();
});

test('production says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  assertUsage(false, sentence);
  expect(logged).not.toHaveBeenCalled();
});
