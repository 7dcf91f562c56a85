import { brotliCompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPageScripts, type PageScripts } from './pageScripts.js';

let scripts: PageScripts;

beforeAll(async () => {
  scripts = await buildPageScripts();
});

/** Runs the head's script at /beratung as a browser does, and returns what it has preloaded. */
function preloads({ stored = 'en', answeredIn = 20 } = {}) {
  const preloaded: object[] = [];
  runInNewContext(scripts.head, {
    document: {
      documentElement: { setAttribute() {} },
      currentScript: { dataset: { fonts: '/assets/serif.woff2 /assets/sans.woff2' } },
      createElement: (name: string) => ({ name }),
      addEventListener() {},
      head: { append: (element: object) => preloaded.push(element) },
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
  return preloaded;
}

describe('the head’s script', () => {
  test('preloads the fonts if the server responds fast enough for the first paint', () => {
    expect(preloads({ answeredIn: 75 })).toEqual(
      ['/assets/serif.woff2', '/assets/sans.woff2'].map((href) => ({
        name: 'link',
        rel: 'preload',
        as: 'font',
        crossOrigin: '',
        href,
      })),
    );
  });

  test('does not preload fonts that would arrive too late', () => {
    expect(preloads({ answeredIn: 76 })).toEqual([]);
  });

  test('fetches nothing for a page that redirects', () => {
    expect(preloads({ stored: 'de' })).toEqual([]);
  });
});

test('the scripts stay within their byte budgets', () => {
  const bytes = (code: string) => brotliCompressSync(code).length;
  expect(bytes(scripts.head)).toBeLessThan(740);
  expect(bytes(scripts.loader.code)).toBeLessThan(2100);
});

test('no inline script can close its element', () => {
  for (const script of [scripts.head, scripts.notFound])
    expect(script).not.toMatch(/<\/script|<!--/i);
});
