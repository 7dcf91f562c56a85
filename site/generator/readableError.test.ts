import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readableError } from './readableError.js';

test('an error of the project is its sentence, one of the code keeps its place', () => {
  const own = new Error('The title is too long.');
  expect(readableError(own)).toBe('The title is too long.');
  const ofCode = new TypeError("Cannot read properties of undefined (reading 'replace')");
  expect(readableError(ofCode)).toBe(ofCode);
  const ofLibrary = Object.assign(new Error('invalid'), {
    stack: `Error: invalid\n    at parse (${createRequire(import.meta.url).resolve('zod')}:1:2)`,
  });
  expect(readableError(ofLibrary)).toBe(ofLibrary);
});

test('a catalog that does not compile is named, and what to do', () => {
  const ofBundler = Object.assign(new Error('de/home.po\n    at plugin.js:1:2'), { errors: [] });
  expect(readableError(ofBundler)).toMatch(/^de\/home\.po\nnpm run messages:check names the line/);
});
