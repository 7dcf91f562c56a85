import { expect, test } from 'vitest';
import { assertDistinctHeads } from './distinctHeads.js';

const page = (
  path: string,
  title: string,
  description: string,
  canonical: string | null = path,
) => ({
  path,
  head: { title, description, canonical },
});

test.each([
  ['title', [page('/a', 'One', 'First'), page('/b', 'One', 'Second')]],
  ['description', [page('/a', 'One', 'First'), page('/b', 'Two', 'First')]],
])('refuses a %s that is there twice, and names both pages', (field, pages) => {
  expect(() => assertDistinctHeads(pages)).toThrow(`/a and /b have the same ${field}, “`);
});

test('takes pages that differ, and those that no search engine shows', () => {
  const pages = [page('/a', 'One', 'First'), page('/b', 'Two', 'Second')];
  expect(() => assertDistinctHeads([...pages, page('/404', 'One', 'First', null)])).not.toThrow();
});
