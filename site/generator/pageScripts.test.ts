import { brotliCompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPageScripts, type PageScripts } from './pageScripts.js';

let scripts: PageScripts;

beforeAll(async () => {
  scripts = await buildPageScripts();
});

/** Runs the head's script at /beratung as a browser does, and returns what it has done. */
function visit({ stored = 'en', type = 'navigate', answeredIn = 20 } = {}) {
  const preloaded: object[] = [];
  const listeners: Record<string, () => void> = {};
  const done = {
    preloaded,
    scrolled: false,
    send(event: string) {
      done.scrolled = false;
      listeners[event]?.();
    },
  };
  runInNewContext(scripts.head, {
    document: {
      currentScript: { dataset: { fonts: '/assets/serif.woff2 /assets/sans.woff2' } },
      createElement: (name: string) => ({ name }),
      addEventListener() {},
      head: { append: (element: object) => preloaded.push(element) },
    },
    location: { pathname: '/beratung', search: '', hash: '', replace() {} },
    localStorage: { getItem: () => stored, setItem() {} },
    performance: {
      getEntriesByType: () => [{ type, requestStart: 300, responseStart: 300 + answeredIn }],
    },
    AbortController,
    addEventListener: (event: string, listener: () => void, options?: { signal?: AbortSignal }) => {
      listeners[event] = listener;
      options?.signal?.addEventListener('abort', () => delete listeners[event]);
    },
    scrollTo: () => void (done.scrolled = true),
  });
  return done;
}

describe('the head’s script', () => {
  test('preloads the fonts where the server answers so soon that they can be there for the first paint', () => {
    expect(visit({ answeredIn: 75 }).preloaded).toEqual(
      ['/assets/serif.woff2', '/assets/sans.woff2'].map((href) => ({
        name: 'link',
        rel: 'preload',
        as: 'font',
        crossOrigin: '',
        href,
      })),
    );
  });

  test('lets nobody wait for a font that would come too late', () => {
    expect(visit({ answeredIn: 76 }).preloaded).toEqual([]);
  });

  test('fetches nothing for a page that is left', () => {
    expect(visit({ stored: 'de' }).preloaded).toEqual([]);
  });

  test('after back or forward the browser’s own scrolling is undone, each time', () => {
    const visited = visit({ type: 'back_forward' });
    for (let step = 0; step < 2; step += 1) {
      visited.send('scroll');
      expect(visited.scrolled).toBe(true);
    }
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'but never the visitor’s, which begins with %s',
    (type) => {
      const visited = visit({ type: 'back_forward' });
      visited.send(type);
      visited.send('scroll');
      expect(visited.scrolled).toBe(false);
    },
  );
});

test('the scripts keep their budgets in bytes', () => {
  const bytes = (code: string) => brotliCompressSync(code).length;
  expect(bytes(scripts.head)).toBeLessThan(760);
  expect(bytes(scripts.loader.code)).toBeLessThan(1400);
});

test('no inline script can end its own element', () => {
  for (const script of [scripts.head, scripts.notFound])
    expect(script).not.toMatch(/<\/script|<!--/i);
});
