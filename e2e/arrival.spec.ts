import type { Page } from 'playwright/test';
import { expect, holdBack, isSameDocument, markDocument, takeOver, test } from './fixtures.js';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls down, and waits until the browser has. */
async function scrollDown(page: Page, to = 900): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), to);
  await expect.poll(() => scrolled(page)).toBe(to);
}

/** Waits until the page is at its top, and then for anything that would take it away again. */
async function staysAtTop(page: Page): Promise<void> {
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(0);
}

/** Opens a page that React has taken over, and marks the document. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
  await markDocument(page);
}

/** Follows a link of the foot, which every page has, until the new page's heading has the focus. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeFocused();
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

test.describe('a page that React has fetched', { tag: '@engines' }, () => {
  test('begins at its heading, announced by its title, in the same document', async ({ page }) => {
    await openLive(page, '/de/beratung');
    const announcement = page.locator('footer ~ * [aria-live]');
    await expect(announcement).toHaveText('');
    await scrollDown(page);
    await follow(page, '/de/kontakt');
    await expect(announcement).toHaveText(await page.title());
    expect(await scrolled(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('has the head that the server would have sent', async ({ page, context }) => {
    await openLive(page, '/fr/beratung');
    const fresh = await context.newPage();
    for (const path of ['/fr/termine-anmeldung', '/fr/impressum']) {
      await follow(page, path);
      await fresh.goto(path);
      expect(await page.evaluate(readHead)).toEqual(await fresh.evaluate(readHead));
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test('begins at the top on Back and Forward, too', async ({ page }) => {
    await openLive(page, '/beratung');
    await scrollDown(page);
    await follow(page, '/ueber-mich');
    await scrollDown(page, 700);
    const heading = await page.locator('h1').innerText();
    await page.goBack();
    await expect(page.locator('h1')).not.toHaveText(heading);
    await staysAtTop(page);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText(heading);
    await staysAtTop(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('survives Back to an address that ends in no valid encoding', async ({ page }) => {
    await openLive(page, '/ueber-mich#100%');
    const heading = await page.locator('h1').innerText();
    await follow(page, '/kontakt');
    await page.goBack();
    await expect(page).toHaveURL('/ueber-mich#100%');
    await expect(page.locator('h1')).toHaveText(heading);
  });

  test('gives way to Back while it is still loading', async ({ page }) => {
    await openLive(page, '/impressum');
    await follow(page, '/kontakt');
    const release = await holdBack(page, '**/assets/AboutPage-*.js');
    await page.locator('footer a[href="/ueber-mich"]').click();
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
    const arrives = page.waitForResponse(/AboutPage/);
    release();
    await (await arrives).finished();
    await page.waitForTimeout(200);
    await expect(page).toHaveURL('/impressum');
  });

  for (const fails of [false, true]) {
    test.describe(`whose first one ${fails ? 'fails' : 'is late'}`, () => {
      test.use({
        allowedFaults: fails ? /Failed to load module|dynamically imported|Loading module/ : null,
      });
      test('is the later of two quick clicks', async ({ page }) => {
        await openLive(page, '/beratung');
        const release = await holdBack(page, '**/assets/AboutPage-*.js', (route) =>
          fails ? route.fulfill({ status: 200, contentType: 'text/html' }) : route.continue(),
        );
        await page.locator('footer a[href="/ueber-mich"]').click();
        await follow(page, '/impressum');
        const arrives = page.waitForResponse(/AboutPage/);
        release();
        await (await arrives).finished();
        await page.waitForTimeout(200);
        await expect(page).toHaveURL('/impressum');
      });
    });
  }
});

test('an anchor that names no place leaves the page where it is', async ({ page }) => {
  await openLive(page, '/beratung');
  await scrollDown(page, 700);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#no-such-place';
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/beratung#no-such-place');
  expect(await scrolled(page)).toBe(700);
});

test('a link to the page that is shown leads to its top, whatever place the address named', async ({
  page,
}) => {
  await openLive(page, '/kontakt#contact-form');
  await page.locator('footer a[href="/kontakt"]').click();
  await expect(page).toHaveURL('/kontakt');
  await staysAtTop(page);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('a document', { tag: '@engines' }, () => {
  // Playwright switches the browsers' cache of whole pages off, so that Back loads the page anew.
  for (const react of [true, false]) {
    test(`begins at the top after Back (React: ${react})`, async ({ page }) => {
      await page.goto('/beratung');
      if (react) await takeOver(page);
      await scrollDown(page);
      await page.goto('/impressum');
      await page.goBack();
      await staysAtTop(page);
    });

    test(`keeps its place on reload (React: ${react})`, async ({ page }) => {
      await page.goto('/beratung');
      if (react) await takeOver(page);
      await scrollDown(page);
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(900);
      await page.waitForTimeout(500);
      expect(await scrolled(page)).toBe(900);
    });
  }

  test('is the visitor’s to scroll at once after Back', async ({ page }) => {
    await page.goto('/beratung');
    await page.goto('/impressum');
    await page.mouse.move(400, 400);
    await page.goBack();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  });

  test('begins at the place that its address names, below the bar', async ({ page }) => {
    await page.goto('/kontakt#contact-form');
    const top = async () => (await page.locator('#contact-form').boundingBox())!.y;
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect.poll(top).toBeGreaterThanOrEqual(72);
    await expect.poll(top).toBeLessThan(900);
    await scrollDown(page);
    await page.goto('/impressum');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect.poll(top).toBeGreaterThanOrEqual(72);
    await expect.poll(top).toBeLessThan(900);
  });
});

test.describe('a page that cannot be fetched', () => {
  test.use({ allowedFaults: /Failed to load/ });

  for (const [what, pattern, answer] of [
    ['whose module is missing', '**/assets/AboutPage-*.js', { status: 404 }],
    ['whose words are missing', '**/assets/about-*.js', { status: 404 }],
  ] as const) {
    test(`${what} is loaded by the browser`, async ({ page }) => {
      await openLive(page, '/beratung');
      await page.route(pattern, (route) => route.fulfill(answer));
      await page.locator('footer a[href="/ueber-mich"]').click();
      await expect(page).toHaveURL('/ueber-mich');
      await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
      await expect(page.locator('h1')).toHaveText(/\S/);
    });
  }
});

test.describe('a link that does not lead to a page of this window', () => {
  test('opens another window by Control, and leaves this one alone', async ({ page, context }) => {
    await openLive(page, '/beratung');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('footer a[href="/ueber-mich"]').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(other).toHaveURL('/ueber-mich');
    await expect(page).toHaveURL('/beratung');
  });

  test('leads to another site without a request before the click, and without an opener', async ({
    page,
  }) => {
    await openLive(page, '/termine-anmeldung');
    const links = page.locator('a[href^="http"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('target', '_blank');
      await link.hover();
      await link.focus();
    }
  });

  test('leaves a mail address to the mail program', async ({ page }) => {
    await openLive(page, '/beratung');
    const mail = page.locator('main a[href^="mailto:"]').first();
    await expect(mail).toHaveAttribute('href', /subject=/);
    const isTaken = await mail.evaluate((link) => {
      let taken = true;
      // After the site's own listeners; the browser itself must not open a program in a test.
      const last = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', last, { once: true });
      (link as HTMLElement).click();
      return taken;
    });
    expect(isTaken).toBe(false);
  });
});

test.describe('the next page', () => {
  test('is fetched when the pointer comes near its link', async ({ page }) => {
    await openLive(page, '/beratung');
    const fetched = page.waitForRequest('**/assets/AboutPage-*.js');
    await page.locator('footer a[href="/ueber-mich"]').hover();
    await fetched;
  });

  test('is not fetched before the click for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await openLive(page, '/beratung');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const link = page.locator('footer a[href="/ueber-mich"]');
    await link.hover();
    await link.focus();
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
    await follow(page, '/ueber-mich');
    expect(await isSameDocument(page)).toBe(true);
  });
});
