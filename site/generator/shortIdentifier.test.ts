import { expect, test } from 'vitest';
import { shortIdentifier } from './shortIdentifier.js';

const [one, other] = [
  '../packages/ui/src/styles/plane.css.ts',
  '../packages/ui/src/styles/measure.css.ts',
] as const;

test('a class has the letters of its file and its number, whenever it is named', () => {
  const first = shortIdentifier({ filePath: one, hash: 'x0' });
  expect(first).toMatch(/^[n-z][a-z]0$/);
  expect(shortIdentifier({ filePath: one, hash: 'x1' })).toBe(first.slice(0, 2) + '1');
  expect(shortIdentifier({ filePath: other, hash: 'y0' })).not.toBe(first);
  expect(shortIdentifier({ filePath: one, hash: 'x0' })).toBe(first);
});

test('a style elsewhere stops the build with a sentence', () => {
  expect(() => shortIdentifier({ filePath: 'pages/home/Home.css.ts', hash: 'z0' })).toThrow(
    'pages/home/Home.css.ts is not in packages/ui/src',
  );
});
