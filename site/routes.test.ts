import { expect, test, vi } from 'vitest';
import * as stories from '../stories/pages/Pages.stories.js';
import { publicPaths } from '../testing/publicPaths.js';
import { pageNames } from './routes.js';

// The stories are only listed.
vi.mock('./pages/loadPage.js', () => ({}));
vi.mock('./frame/Layout.js', () => ({}));

test('the sixteen pages keep their addresses, which others link to, and their order', () => {
  const known = [
    '/',
    '/beratung',
    '/ceo-coaching',
    '/interim-executive',
    '/leadership-training',
    '/case-studies/restructuring',
    '/case-studies/growth',
    '/case-studies/strategy',
    '/case-studies/transfer-pricing',
    '/case-studies/coaching',
    '/case-studies/tgroup',
    '/ueber-mich',
    '/kontakt',
    '/termine-anmeldung',
    '/impressum',
    '/datenschutz',
  ];
  expect(publicPaths.filter((path) => known.includes(path))).toEqual(known);
});

test('every page has a story', () => {
  const { default: _, ...pages } = stories;
  const shown = Object.values(pages).flatMap(({ parameters }) => parameters?.['page'] ?? []);
  expect([...new Set(shown)].toSorted()).toEqual(pageNames.toSorted());
});
