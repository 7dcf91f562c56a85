import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildPageScripts } from './pageScripts.js';

const scripts = await buildPageScripts();

const fonts = ['/assets/serif.woff2', '/assets/sans.woff2'];

/** Runs the head's script at /beratung as a browser does, and returns the addresses that it has preloaded. */
function preloads({ stored = 'en', answeredIn = 20 }): unknown[] {
  const links: Record<string, string>[] = [];
  runInNewContext(scripts.head, {
    document: {
      documentElement: { setAttribute() {} },
      currentScript: { dataset: { fonts: fonts.join(' ') } },
      createElement: () => ({}),
      addEventListener() {},
      head: { append: (link: (typeof links)[0]) => links.push(link) },
    },
    location: { pathname: '/beratung', search: '', hash: '', replace() {} },
    localStorage: { getItem: () => stored, setItem() {} },
    addEventListener() {},
    history: {},
    requestAnimationFrame() {},
    performance: {
      getEntriesByType: () => [{ requestStart: 300, responseStart: 300 + answeredIn }],
    },
  });
  return links.map(({ rel, as, href }) => rel === 'preload' && as === 'font' && href);
}

test.each([
  ['if the server responds fast enough for the first paint', { answeredIn: 75 }, fonts],
  ['but not if they would arrive too late', { answeredIn: 76 }, []],
  ['but not for a page that redirects', { stored: 'de' }, []],
])('the head’s script preloads the fonts %s', (_, visit, preloaded) => {
  expect(preloads(visit)).toEqual(preloaded);
});
