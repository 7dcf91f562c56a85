import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openSite, takeOver } from './openSite.js';

const site = openSite();

async function openLive(path: string, setUp?: (page: Page) => Promise<unknown>) {
  const page = await site.open(path, { viewport: { width: 1440, height: 900 } }, setUp);
  await takeOver(page);
  // Lost as soon as the browser loads a document.
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return page;
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => (globalThis as { sameDocument?: true }).sameDocument === true);

/** Follows a link of the footer, which every page has, and waits for the page's heading. */
async function follow(page: Page, path: string) {
  const before = await page.locator('h1').elementHandle();
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction((old) => !old?.isConnected, before);
}

/** What search engines and assistive technology read of a page. */
function readHead() {
  const all = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((it) => it.getAttribute(attribute));
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: all('meta[name=description]', 'content'),
    robots: all('meta[name=robots]', 'content'),
    canonical: all('link[rel=canonical]', 'href'),
    alternates: [...document.head.querySelectorAll('link[rel=alternate]')]
      .map((it) => `${it.getAttribute('hreflang')} ${it.getAttribute('href')}`)
      .sort(),
    structuredData: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      (it) => JSON.parse(it.textContent!) as unknown,
    ),
    heading: document.querySelector('h1')!.textContent,
  };
}

describe('following a link with React in charge', () => {
  test('stays in the document, begins at the top and puts the focus on the heading', async () => {
    const page = await openLive('/beratung');
    await follow(page, '/ueber-mich');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(await page.locator('h1').textContent());
    expect(page.complaints).toEqual([]);
  });

  test('announces the title of the new page, and nothing on the first', async () => {
    const page = await openLive('/de/beratung');
    const status = page.locator('footer ~ * [aria-live]');
    expect(await status.textContent()).toBe('');
    await follow(page, '/de/kontakt');
    expect(await status.textContent()).toBe(await page.title());
  });

  test('brings the head of each page that the server would have sent', async () => {
    const page = await openLive('/fr/beratung');
    const fresh = await site.open('/fr/', { javaScriptEnabled: false });
    for (const path of ['/fr/ueber-mich', '/fr/termine-anmeldung', '/fr/impressum']) {
      await follow(page, path);
      await fresh.goto(path);
      expect(await page.evaluate(readHead)).toEqual(await fresh.evaluate(readHead));
    }
    expect(await isSameDocument(page)).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  test('brings language and links of the other language with the language switch', async () => {
    const page = await openLive('/beratung');
    await page
      .locator('header a[data-language=de]')
      .first()
      .evaluate((it: HTMLElement) => it.click());
    await page.waitForURL('**/de/beratung');
    await page.waitForFunction(() => document.documentElement.lang === 'de');
    const strays = await page
      .locator('a[href^="/"]:not([data-language])')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')!).filter((href) => !href.startsWith('/de/')),
      );
    expect(strays).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('begins at the top on back and forward, too', async () => {
    const page = await openLive('/beratung');
    await follow(page, '/ueber-mich');
    for (const [go, path] of [
      ['goBack', '/beratung'],
      ['goForward', '/ueber-mich'],
    ] as const) {
      const heading = await page.locator('h1').textContent();
      await page.evaluate(() => scrollTo(0, 700));
      await page[go]();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => page.locator('h1').textContent()).not.toBe(heading);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test('survives an address that ends in no valid encoding', async () => {
    const page = await openLive('/ueber-mich#100%');
    await follow(page, '/kontakt');
    await page.goBack();
    await page.waitForURL('**/ueber-mich#100%');
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  test('leaves the place alone when only the anchor changes', async () => {
    const page = await openLive('/beratung');
    await page.evaluate(() => {
      scrollTo(0, 700);
      const link = document.createElement('a');
      link.href = '#no-such-place';
      document.querySelector('main')!.append(link);
      link.click();
    });
    await page.waitForURL('**/beratung#no-such-place');
    expect(await page.evaluate(() => scrollY)).toBe(700);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });

  test('lets the later of two quick clicks win', async () => {
    const page = await openLive('/beratung');
    await page.route('**/assets/AboutPage-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.locator('footer a[href="/ueber-mich"]').click();
    await page.locator('footer a[href="/impressum"]').click();
    await page.waitForURL('**/impressum');
    await page.waitForTimeout(1000);
    expect(new URL(page.url()).pathname).toBe('/impressum');
  });
});

describe('a document', () => {
  // Playwright switches the browser's cache of whole pages off, so that Back loads the page anew.
  test.each([true, false])('begins at the top after Back (React in charge: %s)', async (react) => {
    const page = await site.open('/beratung', { viewport: { width: 1280, height: 800 } });
    if (react) await takeOver(page);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goto('/impressum');
    await page.goBack();
    await page.waitForTimeout(800);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test.each([true, false])('keeps its place on reload (React in charge: %s)', async (react) => {
    const page = await site.open('/beratung', { viewport: { width: 1280, height: 800 } });
    if (react) await takeOver(page);
    await page.evaluate(() => scrollTo(0, 900));
    await page.reload();
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });
});

describe('a page that cannot be fetched', () => {
  test.each([
    ['whose module is missing', '**/assets/AboutPage-*.js', 404, ''],
    ['whose module is no script', '**/assets/AboutPage-*.js', 200, '<!doctype html>'],
    ['whose words are missing', '**/assets/about-*.js', 404, ''],
  ])('%s is loaded by the browser', async (_, pattern, status, body) => {
    const page = await openLive('/beratung');
    await page.route(pattern, (route) => route.fulfill({ status, body }));
    await page.locator('footer a[href="/ueber-mich"]').click();
    await page.waitForURL('**/ueber-mich');
    await page.locator('h1').waitFor();
    expect(await isSameDocument(page)).toBe(false);
    expect(await page.locator('h1').textContent()).toMatch(/\S/);
  });
});

describe('clicks that are not for this window', () => {
  test('open another one by Control, and leave this one alone', async () => {
    const page = await openLive('/beratung');
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('footer a[href="/ueber-mich"]').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await other.waitForURL('**/ueber-mich');
    expect(new URL(page.url()).pathname).toBe('/beratung');
  });

  test.each(['/', '/leadership-training', '/termine-anmeldung', '/kontakt'])(
    'lead from %s to other sites without a request before the click, and without an opener',
    async (path) => {
      const page = await openLive(path);
      const links = page.locator('a[href^="http"]');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        expect(await link.getAttribute('rel')).toContain('noopener');
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.innerText()).not.toBe('');
        await link.hover();
        await link.focus();
      }
      await page.waitForTimeout(200);
      expect(page.strangers).toEqual([]);
    },
  );

  test('leave a mail link to the mail program', async () => {
    const page = await openLive('/beratung');
    const mail = page.locator('main a[href^="mailto:"]').first();
    expect(await mail.getAttribute('href')).toContain('subject=');
    const prevented = await mail.evaluate((link) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      // What the site has done by then; the browser itself must not open a program in a test.
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      document.addEventListener(
        'click',
        (event) => Object.assign(globalThis, { taken: event.defaultPrevented }),
        { once: true },
      );
      link.dispatchEvent(click);
      return (globalThis as { taken?: boolean }).taken;
    });
    expect(prevented).toBe(false);
  });
});

describe('the next page', () => {
  const requested = (page: Page) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    return paths;
  };

  test('is fetched when the pointer comes near its link', async () => {
    const page = await openLive('/beratung');
    const paths = requested(page);
    await page.locator('footer a[href="/ueber-mich"]').hover();
    await expect.poll(() => paths.join(' ')).toContain('/assets/AboutPage-');
  });

  test('is not fetched ahead for a visitor who saves data', async () => {
    const page = await openLive('/beratung', (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    );
    const paths = requested(page);
    const link = page.locator('footer a[href="/ueber-mich"]');
    await link.hover();
    await link.focus();
    await page.waitForTimeout(300);
    expect(paths).toEqual([]);
    await follow(page, '/ueber-mich');
    expect(await isSameDocument(page)).toBe(true);
  });
});
