import { brotliCompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildInlineScripts, type InlineScripts } from './inlineScripts.js';

let scripts: InlineScripts;

beforeAll(async () => {
  scripts = await buildInlineScripts();
});

/** Runs the head's script as a browser does, and tells what it has done. */
function visit(
  address: string,
  stored: string | null,
  { refuses = false, type = 'navigate', answeredIn = 20 } = {},
) {
  const { pathname, search, hash } = new URL(address, 'https://www.example.com');
  const kept: Record<string, string> = stored === null ? {} : { preferredLanguage: stored };
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const preloaded: object[] = [];
  const done = { replaced: null as string | null, kept, scrolled: false, preloaded };
  const listeners: Record<string, (event: object) => void> = {};
  runInNewContext(scripts.head, {
    document: {
      currentScript: { dataset: { fonts: '/assets/serif.woff2 /assets/sans.woff2' } },
      createElement: (name: string) => ({ name }),
      head: { append: (element: object) => preloaded.push(element) },
    },
    location: { pathname, search, hash, replace: (to: string) => void (done.replaced = to) },
    localStorage: refuses
      ? { getItem: refuse, setItem: refuse }
      : {
          getItem: (key: string) => kept[key] ?? null,
          setItem: (key: string, value: string) => void (kept[key] = value),
        },
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
  return {
    ...done,
    send: (type: string, event: object = {}) => listeners[type]?.(event),
    done,
  };
}

describe('the head’s script', () => {
  test('takes a visitor who prefers German to the German twin, query and hash kept', () => {
    const { replaced, kept } = visit('/kontakt?from=mail#form', 'de');
    expect(replaced).toBe('/de/kontakt?from=mail#form');
    expect(kept).toEqual({ preferredLanguage: 'de' });
  });

  test('leaves a prefixed path alone and stores its language', () => {
    const { replaced, kept } = visit('/fr/kontakt', 'de');
    expect(replaced).toBeNull();
    expect(kept).toEqual({ preferredLanguage: 'fr' });
  });

  test.each([null, 'en', 'xx', ''])('with %j stored a path without prefix is English', (stored) => {
    const { replaced, kept } = visit('/beratung', stored);
    expect(replaced).toBeNull();
    expect(kept).toEqual({ preferredLanguage: 'en' });
  });

  test('does nothing where storage throws', () => {
    expect(visit('/beratung', null, { refuses: true }).replaced).toBeNull();
  });

  test('preloads the fonts where the server answers so soon that they can be there for the first paint', () => {
    expect(visit('/beratung', null, { answeredIn: 75 }).preloaded).toEqual(
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
    expect(visit('/beratung', null, { answeredIn: 76 }).preloaded).toEqual([]);
  });

  test('fetches nothing for a page that is left', () => {
    expect(visit('/beratung', 'de').preloaded).toEqual([]);
  });

  test('looks again when the browser brings back a page that it had kept', () => {
    const visited = visit('/beratung', null);
    visited.kept['preferredLanguage'] = 'de';
    visited.send('pageshow', { persisted: true });
    expect(visited.done.replaced).toBe('/de/beratung');
  });

  test('a page that the browser has kept whole goes to its top', () => {
    const visited = visit('/', null);
    visited.send('pageshow', { persisted: true });
    expect(visited.done.scrolled).toBe(true);
  });

  test('after back or forward the browser’s own scrolling is undone, each time', () => {
    const visited = visit('/', null, { type: 'back_forward' });
    for (let step = 0; step < 2; step += 1) {
      visited.done.scrolled = false;
      visited.send('scroll');
      expect(visited.done.scrolled).toBe(true);
    }
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'but never the visitor’s, which begins with %s',
    (type) => {
      const visited = visit('/', null, { type: 'back_forward' });
      visited.done.scrolled = false;
      visited.send(type);
      visited.send('scroll');
      expect(visited.done.scrolled).toBe(false);
    },
  );

  test.each(['reload', 'navigate'])('after %s the position is the browser’s', (type) => {
    const visited = visit('/', null, { type });
    visited.send('pageshow', { persisted: false });
    visited.send('scroll');
    expect(visited.done.scrolled).toBe(false);
  });
});

test.each([
  ['head', 640],
  ['loader', 1580],
] as const)('the %s script keeps its budget of %s bytes, with room', (name, budget) => {
  expect(brotliCompressSync(scripts[name]).length).toBeLessThan(budget);
});

test('no script can end its own element', () => {
  for (const script of Object.values(scripts)) expect(script).not.toMatch(/<\/script|<!--/i);
});
