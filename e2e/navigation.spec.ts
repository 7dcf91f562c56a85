import type { Page, Route } from 'playwright/test';
import { catalogFile, pageFile } from '../site/routes.js';
import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

const aboutLink = (page: Page) => site.footerLink(page, '/ueber-mich');
const aboutScript = site.scriptOf(pageFile('about'));

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page, to = 900): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), to);
  await expect.poll(() => scrolled(page)).toBe(to);
}

async function staysAtTop(page: Page): Promise<void> {
  await expect.poll(() => scrolled(page)).toBe(0);
  await site.nextFrame(page);
  expect(await scrolled(page)).toBe(0);
}

/** Clicks a link whose module is delayed. Returns a function that releases it and waits for its effects. */
async function followLate(page: Page, answer?: (route: Route) => Promise<void>) {
  const release = await site.delayRequests(page, aboutScript, answer);
  const requested = page.waitForRequest(aboutScript);
  await aboutLink(page).click();
  const url = (await requested).url();
  return async () => {
    release();
    // Settles after the import that the link has begun.
    await page.evaluate((module) => import(module).catch(() => {}), url);
    await site.nextFrame(page);
  };
}

/** What a page says about itself; social networks and search engines read the rest in its document. */
const readHead = (page: Page) =>
  page
    .locator('title, [name=description], [name=robots], [rel=canonical], [rel=alternate]')
    .evaluateAll((tags) => [
      document.documentElement.lang,
      document.querySelector('h1')!.textContent,
      ...tags.map(({ outerHTML }) => outerHTML).sort(),
    ]);

test.describe('a page that React has fetched', { tag: '@engines' }, () => {
  test('begins at its heading, announced, with the head of its document', async ({
    page,
    context,
  }) => {
    await site.openHydrated(page, '/fr/beratung');
    const announcement = page.locator('footer ~ * [aria-live]');
    await expect(announcement).toHaveText('');
    const fresh = await context.newPage();
    for (const path of ['/fr/termine-anmeldung', '/fr/impressum']) {
      await scrollDown(page);
      await site.follow(page, path);
      await expect(announcement).toHaveText(await page.title());
      expect(await scrolled(page)).toBe(0);
      await fresh.goto(path);
      expect(await readHead(page)).toEqual(await readHead(fresh));
    }
    expect(await site.isSameDocument(page)).toBe(true);
  });

  test('begins at the top on Back and Forward, too', async ({ page }) => {
    await site.openHydrated(page, '/beratung');
    await scrollDown(page);
    await site.follow(page, '/ueber-mich');
    for (const [step, path] of [
      ['goBack', '/beratung'],
      ['goForward', '/ueber-mich'],
    ] as const) {
      await scrollDown(page, 700);
      await page[step]();
      await site.showsPage(page, path);
      await staysAtTop(page);
    }
    expect(await site.isSameDocument(page)).toBe(true);
  });

  test('adds one history entry for a double click', async ({ page }) => {
    await site.openHydrated(page, '/beratung');
    // In one task: a late second press would take the focus from the heading.
    await aboutLink(page).evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await expect(page).toHaveURL('/ueber-mich');
    await expect(site.heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/beratung');
  });
});

test('a link to the page itself leads to its top, without the hash', async ({ page }) => {
  await site.openHydrated(page, '/beratung#roles');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await site.footerLink(page, '/beratung').click();
  await expect(page).toHaveURL('/beratung');
  await staysAtTop(page);
  expect(await site.isSameDocument(page)).toBe(true);
});

test.describe('a place within a page', { tag: '@engines' }, () => {
  for (const react of [true, false]) {
    test(`is left by Back and reached by Forward (React: ${react})`, async ({ page }) => {
      await page.goto('/de/datenschutz');
      if (react) await site.hydrate(page);
      const link = page.locator('main a[href^="#"]').last();
      await link.scrollIntoViewIfNeeded();
      const start = await scrolled(page);
      await link.click();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(start + 900);
      const place = await scrolled(page);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(start);
      await page.goForward();
      await expect.poll(() => scrolled(page)).toBe(place);
    });
  }
});

test.describe('a document', { tag: '@engines' }, () => {
  test('begins at its top after Back', async ({ page }) => {
    await page.goto('/beratung');
    await scrollDown(page);
    await page.goto('/impressum');
    await page.goBack();
    await staysAtTop(page);
  });

  test('begins at the place that its address names, below the bar', async ({ page }) => {
    const isThere = async () => {
      const form = page.locator('#contact-form');
      const top = () => form.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      await expect.poll(top).toBeGreaterThanOrEqual(72);
      await expect.poll(top).toBeLessThan(900);
    };
    await page.goto('/kontakt#contact-form');
    await isThere();
    await site.hydrate(page);
    await site.chooseLanguage(page, 'de');
    await expect(page).toHaveURL('/de/kontakt#contact-form');
    await isThere();
    await expect(page.locator('#contact-form')).toBeFocused();
  });
});

test.describe('a page that does not come', () => {
  test.use({ allowedErrors: /Failed to load|dynamically imported|Loading module/ });

  const fails = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html' });
  for (const [what, go, answer] of [
    ['Back', (page: Page) => page.goBack(), undefined],
    ['another link', (page: Page) => site.follow(page, '/impressum'), undefined],
    ['another link, though it fails', (page: Page) => site.follow(page, '/impressum'), fails],
  ] as const)
    test(`gives way to ${what}`, async ({ page }) => {
      await site.openHydrated(page, '/impressum');
      await site.follow(page, '/kontakt');
      const arrive = await followLate(page, answer);
      await go(page);
      await expect(page).toHaveURL('/impressum');
      await arrive();
      expect(new URL(page.url()).pathname).toBe('/impressum');
      expect(await site.isSameDocument(page)).toBe(true);
    });

  for (const missing of [aboutScript, site.scriptOf(catalogFile('about', 'en'))])
    test(`is loaded by the browser (${missing})`, async ({ page }) => {
      await site.openHydrated(page, '/beratung');
      await page.route(missing, (route) => route.fulfill({ status: 404 }));
      await aboutLink(page).click();
      await expect(page).toHaveURL('/ueber-mich');
      await expect.poll(() => site.isSameDocument(page).catch(() => true)).toBe(false);
      await expect(site.heading(page)).toHaveText(/\S/);
    });

  test('is loaded by the browser if a request hangs', async ({ page }) => {
    await page.clock.install();
    await site.openHydrated(page, '/beratung');
    await page.route(aboutScript, () => {});
    await aboutLink(page).click();
    await expect(page.locator('html[data-loading]')).toHaveCount(1);
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL('/ueber-mich');
    await expect(site.heading(page)).toHaveText(/\S/);
  });

  test('says so, but has been fetched when the pointer came near its link', async ({ page }) => {
    await site.openHydrated(page, '/beratung');
    const release = await site.delayRequests(page, aboutScript);
    const fetched = page.waitForRequest(aboutScript);
    await aboutLink(page).hover();
    await fetched;
    await aboutLink(page).click();
    await expect(page.locator('html[data-loading] main[aria-busy=true]')).toHaveCount(1);
    release();
    await expect(page).toHaveURL('/ueber-mich');
    await expect(page.locator('html:not([data-loading])')).toHaveCount(1);
  });
});

test('a control that an address names keeps its place in the tab order', async ({ page }) => {
  await page.goto('/kontakt');
  const control = page.locator('[name=message]');
  await page.goto(`/kontakt#${await control.getAttribute('id')}`);
  await site.hydrate(page);
  await site.chooseLanguage(page, 'de');
  await expect(control).toBeFocused();
  await expect(control).not.toHaveAttribute('tabindex');
});

// Earlier entries of the history still belong to this document.
test('Back after a reload leads to the page of the address', async ({ page }) => {
  await site.openHydrated(page, '/beratung');
  await site.follow(page, '/ueber-mich');
  const release = await site.delayRequests(page, site.reactScripts);
  await page.reload();
  await page.goBack({ waitUntil: 'commit' });
  release();
  await site.showsPage(page, '/beratung');
});

test('an entry of the same page with another query is another page', async ({ page }) => {
  await site.openHydrated(page, '/kontakt?service=coaching');
  await site.button(page, 'services').press('Enter');
  await site.panel(page, 'services').getByRole('link', { name: 'Interim' }).click();
  await page.locator('main a[href*="service=interim"]').first().click();
  const service = page.locator('[name=service]');
  await expect(service).toHaveValue('interim');
  await page.evaluate(() => history.go(-2));
  await expect(service).toHaveValue('coaching');
  expect(await site.isSameDocument(page)).toBe(true);
});

// Safari limits changes of the address per time.
test('a link works where the browser refuses to change the address', async ({ page }) => {
  await site.openHydrated(page, '/beratung');
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await aboutLink(page).click();
  await site.showsPage(page, '/ueber-mich');
});
