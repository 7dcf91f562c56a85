import type { BrowserContextOptions, Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { formTakenOver, openSite } from './openSite.js';

const site = openSite();
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const scripts = '**/assets/*.js';

const button = (page: Page, id: string) => page.locator(`[data-menu=${id}] > button`);
const panel = (page: Page, id: string) => page.locator(`[data-menu=${id}] [data-panel]`);
const sheet = (page: Page) => page.getByRole('dialog');
const isLive = (page: Page) => page.evaluate(() => document.documentElement.dataset['live'] === '');
const live = (page: Page) => page.locator('html[data-live]').waitFor();

/** Opens a page whose scripts wait until they are let through, so that React comes in mid-use. */
async function openHeld(path: string, options: BrowserContextOptions = {}) {
  const held: Route[] = [];
  let isHeld = true;
  const page = await site.open(path, options, (opened) =>
    opened.route(scripts, (route) => (isHeld ? void held.push(route) : route.continue())),
  );
  return {
    page,
    /** Lets the scripts come. */
    release: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Opens a page to which React never comes. */
const openBlocked = (path: string, options: BrowserContextOptions = {}) =>
  site.open(path, options, (opened) => opened.route(scripts, (route) => route.abort()));

/** Marks an element, so that one can tell later whether it is still the same one. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.assign(element, { marked: true }));
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => 'marked' in element);

describe('every control without React', () => {
  test('opens and closes the panels of the bar by pointer and keyboard', async () => {
    const page = await openBlocked('/', desk);
    await button(page, 'services').hover();
    await panel(page, 'services').waitFor({ state: 'visible' });
    await expect.poll(() => button(page, 'services').getAttribute('aria-expanded')).toBe('true');
    await page.mouse.move(20, 850);
    await panel(page, 'services').waitFor({ state: 'hidden' });

    await button(page, 'services').focus();
    await panel(page, 'services').waitFor({ state: 'visible' });
    await button(page, 'cases').focus();
    await panel(page, 'services').waitFor({ state: 'hidden' });
    await panel(page, 'cases').waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await panel(page, 'cases').waitFor({ state: 'hidden' });
    expect(await button(page, 'cases').evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => button(page, 'cases').getAttribute('aria-expanded')).toBe('false');
    expect(await isLive(page)).toBe(false);
  });

  test('follows links, switches the language and remembers it', async () => {
    const page = await openBlocked('/de/beratung', desk);
    await button(page, 'language').hover();
    await panel(page, 'language').locator('a[data-language=en]').click();
    await page.waitForURL('**/beratung');
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('en');
    await page.locator('footer a[href="/kontakt"]').click();
    await page.waitForURL('**/kontakt');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test('opens the sheet and its groups and follows their links', async () => {
    const page = await openBlocked('/', phone);
    await page.locator('[data-burger]').click();
    await sheet(page).locator('summary').last().click();
    await sheet(page).locator('a[href="/case-studies/growth"]').click();
    await page.waitForURL('**/case-studies/growth');
  });

  test('sends the form', async () => {
    const page = await openBlocked('/fr/kontakt', desk);
    for (const name of ['firstName', 'lastName', 'subject', 'message']) {
      await page.fill(`[name=${name}]`, 'Camille');
    }
    await page.fill('[name=email]', 'camille@example.com');
    await page.click('form button[type=submit]');
    await page.waitForURL('**/fr/kontakt/danke');
  });

  test('asks for React again on the next intent, but not for ever, and says so once', async () => {
    const page = await openBlocked('/', desk);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.url().includes('/assets/app-')) failed += 1;
    });
    const intend = () => page.locator('[data-burger]').dispatchEvent('pointerover');
    await expect.poll(() => intend().then(() => failed)).toBe(3);
    for (let intent = 0; intent < 3; intent += 1) await intend();
    await page.waitForTimeout(100);
    expect(failed).toBe(3);
    expect(said.filter((text) => text.startsWith('The page stays plain HTML'))).toHaveLength(1);
  });

  test('is taken over in the end when a chunk was missing at first', async () => {
    let isMissing = true;
    const page = await site.open('/', desk, (opened) =>
      opened.route('**/assets/app-*.js', (route) =>
        isMissing ? route.fulfill({ status: 404 }) : route.continue(),
      ),
    );
    await button(page, 'services').hover();
    await panel(page, 'services').waitFor({ state: 'visible' });
    expect(await isLive(page)).toBe(false);
    isMissing = false;
    // The browser remembers a module that failed: the next document has it.
    await page.reload();
    await button(page, 'services').hover();
    await live(page);
  });
});

describe('React that takes two seconds', () => {
  test('doesn’t keep a visitor from using bar, links and form meanwhile', async () => {
    const page = await site.open('/', desk, (opened) =>
      opened.route(scripts, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2000));
        await route.continue().catch(() => {});
      }),
    );
    await button(page, 'services').hover();
    await panel(page, 'services').locator('a[href="/beratung"]').click();
    await page.waitForURL('**/beratung');
    expect(await page.locator('h1').textContent()).toMatch(/\S/);
    await page.locator('footer a[href="/kontakt"]').click();
    await page.waitForURL('**/kontakt');
    await page.fill('[name=firstName]', 'Clara');
    expect(await isLive(page)).toBe(false);
    await live(page);
    expect(await page.inputValue('[name=firstName]')).toBe('Clara');
  });
});

describe('React that comes in the middle of use', () => {
  test('keeps a panel open under the pointer, without a new entrance', async () => {
    const { page, release } = await openHeld('/', desk);
    await button(page, 'services').hover();
    await panel(page, 'services').waitFor({ state: 'visible' });
    await page.evaluate(() => {
      const wasClosed: boolean[] = [];
      Object.assign(globalThis, { wasClosed });
      const watched = document.querySelector('[data-menu=services] [data-panel]')!;
      const look = () => {
        wasClosed.push(getComputedStyle(watched).visibility !== 'visible' || !watched.isConnected);
        requestAnimationFrame(look);
      };
      look();
    });
    await release();
    await live(page);
    await page.waitForTimeout(300);
    expect(await button(page, 'services').getAttribute('aria-expanded')).toBe('true');
    const wasClosed = await page.evaluate(
      () => (globalThis as unknown as { wasClosed: boolean[] }).wasClosed,
    );
    expect(wasClosed.length).toBeGreaterThan(3);
    expect(wasClosed).not.toContain(true);
    const animations = await panel(page, 'services').evaluate((it) => it.getAnimations().length);
    expect(animations).toBe(0);
    await page.mouse.move(20, 850);
    await panel(page, 'services').waitFor({ state: 'hidden' });
  });

  test('keeps a panel open that has the focus in it, and the focus', async () => {
    const { page, release } = await openHeld('/', desk);
    await button(page, 'cases').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(await focused()).toBe('/case-studies/growth');
    await release();
    await live(page);
    expect(page.complaints).toEqual([]);
    expect(await focused()).toBe('/case-studies/growth');
    expect(await panel(page, 'cases').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('/case-studies/strategy');
    await page.keyboard.press('Escape');
    await panel(page, 'cases').waitFor({ state: 'hidden' });
    expect(await button(page, 'cases').evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('opens the panel for a pointer that already waits on its button', async () => {
    const { page, release } = await openHeld('/', desk);
    await page.locator('[data-burger]').dispatchEvent('pointerover');
    await Promise.all([release(), button(page, 'services').hover()]);
    await live(page);
    await expect.poll(() => button(page, 'services').getAttribute('aria-expanded')).toBe('true');
    expect(await panel(page, 'services').isVisible()).toBe(true);
  });

  test('keeps the sheet open with its groups, its place and the focus', async () => {
    const { page, release } = await openHeld('/de/', { viewport: { width: 390, height: 500 } });
    await page.locator('[data-burger]').click();
    await sheet(page).locator('summary').last().click();
    await sheet(page).locator('a[href="/de/case-studies/coaching"]').focus();
    await sheet(page).evaluate((it) => (it.scrollTop = 120));
    await release();
    await page.locator('[data-burger][aria-haspopup]').waitFor({ state: 'attached' });
    expect(page.complaints).toEqual([]);
    expect(await sheet(page).isVisible()).toBe(true);
    expect(await sheet(page).getAttribute('popover')).toBeNull();
    expect(await sheet(page).evaluate((it) => it.scrollTop)).toBe(120);
    expect(await sheet(page).locator('a[href="/de/case-studies/growth"]').isVisible()).toBe(true);
    expect(await sheet(page).locator('a[href="/de/beratung"]').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      '/de/case-studies/coaching',
    );
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
  });

  test('keeps what is typed, the focus and the selection', async () => {
    const { page, release } = await openHeld('/de/kontakt', desk);
    const field = page.locator('[name=message]');
    await field.fill('Ein Satz, an dem noch gefeilt wird.');
    await field.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(4, 8, 'backward'));
    await mark(page, '[name=message]');
    await release();
    await live(page);
    await formTakenOver(page);
    expect(await isMarked(page, '[name=message]')).toBe(true);
    const state = await field.evaluate((it: HTMLTextAreaElement) => [
      it === document.activeElement,
      it.value,
      it.selectionStart,
      it.selectionEnd,
    ]);
    expect(state).toEqual([true, 'Ein Satz, an dem noch gefeilt wird.', 4, 8]);
    await page.keyboard.type('Wort');
    expect(await field.inputValue()).toBe('Ein Wort, an dem noch gefeilt wird.');
  });

  test('loses no click that falls into the take-over', async () => {
    const { page, release } = await openHeld('/', desk);
    await button(page, 'services').hover();
    await panel(page, 'services').waitFor({ state: 'visible' });
    const link = panel(page, 'services').locator('a[href="/interim-executive"]');
    await Promise.all([release(), link.click()]);
    await page.waitForURL('**/interim-executive');
  });

  test('leaves the page itself alone: not one element of it is replaced', async () => {
    const { page, release } = await openHeld('/ueber-mich', desk);
    await mark(page, 'main');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *')) {
        Object.assign(element, { marked: true });
      }
    });
    await button(page, 'services').hover();
    await release();
    await live(page);
    await page.waitForTimeout(200);
    const replaced = await page.evaluate(
      () => [...document.querySelectorAll('main, main *')].filter((it) => !('marked' in it)).length,
    );
    expect(replaced).toBe(0);
    expect(page.complaints).toEqual([]);
  });
});

describe('HTML that React must not touch', () => {
  test('stays as a translator has changed it, and goes on working', async () => {
    const page = await site.open('/kontakt', desk);
    await page.evaluate(() => {
      // As translators in browsers do: texts wrapped in elements.
      for (const element of document.querySelectorAll('h1, h2, label, header a')) {
        const font = document.createElement('font');
        font.textContent = `${element.textContent} (übersetzt)`;
        element.replaceChildren(font);
      }
    });
    await page.fill('[name=firstName]', 'Clara');
    await button(page, 'services').hover();
    await panel(page, 'services').waitFor({ state: 'visible' });
    await page.waitForTimeout(500);
    expect(await isLive(page)).toBe(false);
    expect(await page.locator('h1').textContent()).toContain('(übersetzt)');
    expect(await page.inputValue('[name=firstName]')).toBe('Clara');
    await page.locator('footer a[href="/beratung"]').click();
    await page.waitForURL('**/beratung');
    expect(page.complaints).toEqual([]);
  });

  test('stays as a password manager has changed it while React was on its way', async () => {
    const { page, release } = await openHeld('/de/kontakt', desk);
    await page.fill('[name=email]', 'clara@example.com');
    await page.locator('[name=email]').evaluate((field) => {
      field.after(document.createElement('com-manager-icon'));
    });
    await release();
    await page.waitForTimeout(500);
    expect(await isLive(page)).toBe(false);
    expect(await page.inputValue('[name=email]')).toBe('clara@example.com');
    expect(await page.locator('com-manager-icon').count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  test.each(['shell', 'owner'])('stays when the catalog %s is missing', async (catalog) => {
    const page = await site.open('/beratung', desk, (opened) =>
      opened.route(`**/assets/${catalog}-*.js`, (route) =>
        route.fulfill({ status: 404, body: 'Not found' }),
      ),
    );
    await button(page, 'cases').hover();
    await panel(page, 'cases').waitFor({ state: 'visible' });
    await page.waitForTimeout(500);
    expect(await isLive(page)).toBe(false);
    await panel(page, 'cases').locator('a').first().click();
    await page.waitForURL('**/case-studies/restructuring');
  });
});
