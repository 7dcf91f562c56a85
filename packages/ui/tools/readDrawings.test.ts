import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folders, readDrawings } from './readDrawings.js';

test.each(folders)(
  '%s/drawings.json is as the SVG files are; if not, npm run drawings',
  (folder) => {
    const written = JSON.parse(readFileSync(resolve(folder, 'drawings.json'), 'utf8'));
    expect(written).toEqual(readDrawings(folder));
  },
);
