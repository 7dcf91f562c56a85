import { expect, test } from 'vitest';
import { Figures, spread } from './report.js';

test('takes the middle of the runs, and says how far they lie apart', () => {
  expect(spread([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9 });
  expect(spread([1, 2])).toEqual({ median: 1.5, min: 1, max: 2 });
  expect(() => spread([])).toThrow('No run was measured.');
});

const figures = new Figures();
for (const value of [90, 95, 100]) figures.add('route change', '/', value);
for (const value of [101, 102, 103]) figures.add('route change', '/kontakt', value);
figures.add('fonts', '/', 38_800);

const row = (markdown: string, name: string) =>
  markdown.split('\n').find((line) => line.startsWith(`| ${name} `));

test('sets a goal that is missed in bold, and only that', () => {
  expect(row(figures.longTable(), 'route change')).toBe(
    '| route change | 100 ms | 95 ms | **102 ms** |',
  );
  expect(row(figures.longTable(), 'fonts')).toBe('| fonts | 40.0 KB | 38.8 KB |  |');
});

test('sums up by the worst page', () => {
  expect(row(figures.shortTable(), 'route change')).toBe(
    '| route change | 100 ms | **102 ms** | `/kontakt` |',
  );
  expect(row(figures.shortTable(), 'fonts')).toBeUndefined();
});
