import { expect, test } from 'vitest';
import { shape } from './Figure.css.js';
import type { Drawing } from './Shapes.js';

const files = import.meta.glob<Record<string, Drawing>>('../*/drawings.json', {
  eager: true,
  import: 'default',
});

test.each(Object.entries(files))('each shape in %s has a role with a paint', (_, drawings) => {
  const shapes = Object.values(drawings).flatMap(({ groups }) => groups.flatMap((it) => it.shapes));
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(shapes.map(({ role }) => role)));
});
