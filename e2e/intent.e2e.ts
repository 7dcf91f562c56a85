import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openSite } from './openSite.js';

const site = openSite();
const desk = { viewport: { width: 1440, height: 900 } };
const link = (page: Page) => page.locator('header nav a[href="/ueber-mich"]');

/** Opens a page and notes what it asks for from then on, and what of that it gives up. */
async function open(path: string, setUp?: (page: Page) => Promise<unknown>) {
  const page = await site.open(path, desk, setUp);
  // What the loader does by itself, in every browser.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')!.remove());
  const asked: string[] = [];
  const stopped: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/favicon')) asked.push(pathname);
  });
  page.on('requestfailed', (request) => stopped.push(new URL(request.url()).pathname));
  return { page, asked, stopped };
}

/** Keeps requests waiting for ever. */
const hold = (page: Page, pattern: string) => page.route(pattern, () => {});

describe('pointing at a plain link', () => {
  test.each(['hover', 'focus'] as const)('by %s fetches its document and no more', async (way) => {
    const { page, asked } = await open('/');
    await link(page)[way]();
    await expect.poll(() => asked).toEqual(['/ueber-mich']);
    // Again, and over its parts: it is there already.
    await link(page).dispatchEvent('pointerover');
    await page.waitForTimeout(500);
    expect(asked).toEqual(['/ueber-mich']);
  });

  test('comes before what the visitor wanted until then, as React for a menu', async () => {
    const { page, asked, stopped } = await open('/', (opened) => hold(opened, '**/assets/*.js'));
    await page.locator('[data-menu=services] > button').hover();
    const modules = (await page.locator('#root').getAttribute('data-modules'))!.split(' ');
    await expect.poll(() => asked.length).toBe(modules.length);
    await link(page).hover();
    await expect.poll(() => stopped.toSorted()).toEqual(modules.toSorted());
    // Nothing else until the document is there, and then the rest.
    await expect.poll(() => asked.length).toBe(2 * modules.length + 1);
    expect(asked[modules.length]).toBe('/ueber-mich');
    expect(page.complaints).toEqual([]);
  });

  test.each(['a[target=_blank]', 'a[href^="mailto:"]', 'a[href="/"]'])(
    'fetches nothing for %s, which leads to no other page of the site',
    async (selector) => {
      const { page, asked } = await open('/');
      await page.locator(selector).first().dispatchEvent('pointerover');
      await page.waitForTimeout(300);
      expect(asked).toEqual([]);
    },
  );

  test('fetches nothing for a visitor who saves data', async () => {
    const { page, asked } = await open('/', (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    );
    await link(page).hover();
    await page.keyboard.press('Shift');
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
  });
});

describe('React comes', () => {
  test.each([
    ['a menu', '/', '[data-menu=cases] > button'],
    ['the form', '/kontakt', '[name=message]'],
  ])('for %s, and each module once', async (_, path, selector) => {
    const { page } = await open(path);
    await page.locator(selector).focus();
    await page.locator('html[data-live]').waitFor();
    const sent = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(sent.length).toBeGreaterThan(2);
    expect(sent).toEqual([...new Set(sent)]);
  });

  test('once line and processor are idle after a click on the page itself', async () => {
    const { page } = await open('/');
    await page.locator('h1').click();
    await page.locator('html[data-live]').waitFor();
  });
});

describe('a click on a plain link', () => {
  /** Opens a page that still waits for an image. */
  async function openLoading() {
    const opened = await open('/');
    await hold(opened.page, '**/{ueber-mich,held.png}');
    await opened.page.evaluate(() => void (new Image().src = '/held.png'));
    await expect.poll(() => opened.asked).toEqual(['/held.png']);
    return opened;
  }

  test('stops what the old page still fetches', async () => {
    const { page, asked, stopped } = await openLoading();
    // A click from nowhere, as by a screen reader.
    await link(page).evaluate((it: HTMLElement) => it.click());
    await expect.poll(() => stopped).toEqual(['/held.png']);
    await expect.poll(() => asked).toEqual(['/held.png', '/ueber-mich']);
  });

  test('goes on with the document that is on its way', async () => {
    const { page, asked, stopped } = await openLoading();
    await link(page).hover();
    await expect.poll(() => asked).toEqual(['/held.png', '/ueber-mich']);
    await link(page).click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['/held.png', '/ueber-mich', '/ueber-mich']);
    expect(stopped).toEqual([]);
  });

  test('that asks for another window stops nothing', async () => {
    const { page, stopped } = await openLoading();
    await Promise.all([
      page.context().waitForEvent('page'),
      link(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    expect(stopped).not.toContain('/held.png');
  });
});
