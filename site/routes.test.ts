import { expect, test } from 'vitest';
import { routes } from './routes.js';

const modules = import.meta.glob('./pages/*/*Page.tsx');

test('routes.ts lists each module of a page, and nothing else', () => {
  const listed = new Set(Object.values(routes).map(({ file }) => `./${file}`));
  expect([...listed].sort()).toEqual(Object.keys(modules).sort());
});

test.each(Object.entries(modules))('%s exports a component and its metadata', async (_, load) => {
  expect(await load()).toMatchObject({
    default: expect.any(Function),
    metadata: expect.anything(),
  });
});
