import { expect, test, vi } from 'vitest';
import { steadyBrowser } from './steadyBrowser.js';

const never = new Promise<never>(() => {});

/** Launches browsers that count from 1, and keeps those that were closed. */
function launcher() {
  const closed: number[] = [];
  let launched = 0;
  const launch = async () => {
    const id = ++launched;
    return { id, close: async () => void closed.push(id) };
  };
  return { launch, closed };
}

test('a browser that hangs is ended, named, and the work is done in a new one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { launch, closed } = launcher();
  const browser = steadyBrowser(launch, 10);
  const visit = browser.run('/kontakt', async ({ id }) => (id === 1 ? never : `by ${id}`));
  expect(await visit).toBe('by 2');
  expect(closed).toEqual([1]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('hangs at /kontakt'));
  expect(await browser.run('/', async ({ id }) => id)).toBe(2);
});

test('a second browser that hangs fails the work', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { launch, closed } = launcher();
  const visit = steadyBrowser(launch, 10).run('/kontakt', () => never);
  await expect(visit).rejects.toThrow('The browser hangs at /kontakt');
  expect(closed).toEqual([1, 2]);
});

test('what fails because another worker has ended the browser is done again as well', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let launched = 0;
  const browser = steadyBrowser(async () => {
    const id = ++launched;
    const closing = new EventTarget();
    return { id, closing, close: async () => closing.dispatchEvent(new Event('close')) };
  }, 10);
  const both = [
    browser.run('/', ({ id }) => (id === 1 ? never : Promise.resolve(id))),
    browser.run('/kontakt', ({ id, closing }) => {
      if (id > 1) return Promise.resolve(id);
      return new Promise<never>((_, reject) =>
        closing.addEventListener('close', () => reject(new Error('Target closed'))),
      );
    }),
  ];
  expect(await Promise.all(both)).toEqual([2, 2]);
});

test('a fault of the work itself is thrown at once, and the browser stays', async () => {
  const { launch, closed } = launcher();
  const browser = steadyBrowser(launch, 60_000);
  const visit = browser.run('/', () => Promise.reject(new Error('404')));
  await expect(visit).rejects.toThrow('404');
  expect(closed).toEqual([]);
});

test('an end that hangs has an end', async () => {
  const launch = async () => ({ close: () => never });
  const browser = steadyBrowser(launch, 10);
  await browser.run('/', async () => {});
  await expect(browser.close()).rejects.toThrow('hangs');
});
