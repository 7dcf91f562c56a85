import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { caseStudies } from './case-studies/words.js';
import { routePaths } from './routePath.js';
import { formErrorRoute, hiddenRoutes, routes } from './routes.js';

const all = [...routes, ...hiddenRoutes, formErrorRoute];

test('the sixteen pages of the specification have a route each, in the order of the navigation', () => {
  expect(routes.map(({ path }) => path)).toEqual([...routePaths]);
  expect(new Set(routePaths).size).toBe(16);
});

test.each(all)('$path: its page has a module', ({ page }) => {
  expect(existsSync(new URL(`${page}.tsx`, import.meta.url))).toBe(true);
});

test('no two pages have the same title or description', () => {
  for (const field of ['title', 'description'] as const) {
    // A question about a case is the contact page once more, and in no index.
    const texts = [...routes, ...hiddenRoutes]
      .filter(({ kind }) => kind !== 'question')
      .map(({ seo }) => seo[field].message);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

describe('the kinds of pages', () => {
  const pathsOf = (kind: string) => routes.filter((each) => each.kind === kind).map((r) => r.path);

  test('there are four services and six case studies', () => {
    expect(pathsOf('service')).toHaveLength(4);
    expect(pathsOf('case')).toEqual(caseStudies.map(({ path }) => path));
  });

  test('the legal pages name their documents', () => {
    expect(routes.filter(({ legal }) => legal).map(({ path }) => path)).toEqual(pathsOf('legal'));
  });
});
