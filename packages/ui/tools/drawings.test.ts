import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folders, readDrawings } from './drawings.js';

test.each(folders)(
  '%s/drawings.json is as the SVG files are; if not, npm run drawings',
  (folder) => {
    const written = JSON.parse(readFileSync(resolve(folder, 'drawings.json'), 'utf8'));
    expect(written).toEqual(readDrawings(folder));
  },
);

test.each([
  ['circle', '<circle r="3" />'],
  ['g', '<g><g><path class="ink" d="M0 0" /></g></g>'],
])('an SVG with <%s> where it cannot be drawn is refused by name', (name, content) => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  mkdirSync(join(folder, 'drawings'));
  writeFileSync(join(folder, 'drawings/chair.svg'), `<svg viewBox="0 0 9 9">${content}</svg>`);
  expect(() => readDrawings(folder)).toThrow(`<${name}> cannot be drawn`);
});
