import type { Page, Route } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import {
  chooseLanguage,
  delayRequests,
  follow,
  footerLink,
  heading,
  hydrate,
  isSameDocument,
  openHydrated,
  reactScripts,
} from './site.js';

const aboutLink = (page: Page) => footerLink(page, '/ueber-mich');
const aboutModule = '**/assets/AboutPage-*.js';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls down and waits for it. */
async function scrollDown(page: Page, to = 900): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), to);
  await expect.poll(() => scrolled(page)).toBe(to);
}

/** Waits until the page is at its top, and checks that it stays there. */
async function staysAtTop(page: Page): Promise<void> {
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(0);
}

/**
 * Clicks a link whose module is delayed. Returns a function that releases it and waits for its
 * effects.
 */
async function followLate(page: Page, answer?: (route: Route) => Promise<void>) {
  const release = await delayRequests(page, aboutModule, answer);
  await aboutLink(page).click();
  return async () => {
    const arrives = page.waitForResponse(/AboutPage/);
    release();
    await (await arrives).finished();
    await page.waitForTimeout(200);
  };
}

/** The parts of a page that search engines and assistive technology read. */
function readHead() {
  const tags =
    'title, [name=description], [name=robots], [rel=canonical], [rel=alternate], [type="application/ld+json"]';
  return {
    language: document.documentElement.lang,
    heading: document.querySelector('h1')!.textContent,
    tags: [...document.head.querySelectorAll(tags)]
      .map(({ attributes, textContent }) =>
        [
          ...Array.from(attributes, ({ name, value }) => `${name}: ${value}`).sort(),
          textContent,
        ].join(),
      )
      .sort(),
  };
}

test.describe('a page that React has fetched', { tag: '@engines' }, () => {
  test('begins at its heading, announced by its title, in the same document', async ({ page }) => {
    await openHydrated(page, '/de/beratung');
    const announcement = page.locator('footer ~ * [aria-live]');
    await expect(announcement).toHaveText('');
    await scrollDown(page);
    await follow(page, '/de/kontakt');
    await expect(announcement).toHaveText(await page.title());
    expect(await scrolled(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('has the head that the server would have sent', async ({ page, context }) => {
    await openHydrated(page, '/fr/beratung');
    const fresh = await context.newPage();
    for (const path of ['/fr/termine-anmeldung', '/fr/impressum']) {
      await follow(page, path);
      await fresh.goto(path);
      expect(await page.evaluate(readHead)).toEqual(await fresh.evaluate(readHead));
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test('begins at the top on Back and Forward, too', async ({ page }) => {
    await openHydrated(page, '/beratung');
    await scrollDown(page);
    await follow(page, '/ueber-mich');
    await scrollDown(page, 700);
    const title = await heading(page).innerText();
    await page.goBack();
    await expect(heading(page)).not.toHaveText(title);
    await staysAtTop(page);
    await page.goForward();
    await expect(heading(page)).toHaveText(title);
    await staysAtTop(page);
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const [what, go] of [
    ['Back', (page: Page) => page.goBack()],
    ['another link', (page: Page) => follow(page, '/impressum')],
  ] as const)
    test(`gives way to ${what} while it is loading`, async ({ page }) => {
      await openHydrated(page, '/impressum');
      await follow(page, '/kontakt');
      const arrive = await followLate(page);
      await go(page);
      await expect(page).toHaveURL('/impressum');
      await arrive();
      await expect(page).toHaveURL('/impressum');
    });

  // angular/angular#5025
  test('adds one history entry for a double click', async ({ page }) => {
    await openHydrated(page, '/beratung');
    // In one task: a late second press would take the focus from the heading.
    await aboutLink(page).evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await expect(page).toHaveURL('/ueber-mich');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/beratung');
  });
});

test('an anchor that names no place leaves the page where it is, and Back leads to it', async ({
  page,
}) => {
  await openHydrated(page, '/beratung');
  await scrollDown(page, 700);
  await page.evaluate(() => {
    const link = document.createElement('a');
    // No valid encoding.
    link.href = '#100%';
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/beratung#100%');
  expect(await scrolled(page)).toBe(700);
  await follow(page, '/kontakt');
  await page.goBack();
  await expect(page).toHaveURL('/beratung#100%');
  await expect(heading(page)).toHaveText('The plan is rarely the problem');
});

test('a link to the page that is shown leads to its top, whatever place the address named', async ({
  page,
}) => {
  await openHydrated(page, '/kontakt#contact-form');
  await footerLink(page, '/kontakt').click();
  await expect(page).toHaveURL('/kontakt');
  await staysAtTop(page);
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('a document', { tag: '@engines' }, () => {
  for (const react of [true, false]) {
    test(`begins at its top after Back (React: ${react})`, async ({ page }) => {
      await page.goto('/beratung');
      if (react) await hydrate(page);
      await scrollDown(page);
      await page.goto('/impressum');
      await page.goBack();
      await staysAtTop(page);
    });
  }

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
    await hydrate(page);
    await chooseLanguage(page, 'de');
    await expect(page).toHaveURL('/de/kontakt#contact-form');
    await isThere();
  });
});

test.describe('a page that cannot be fetched', () => {
  test.use({ allowedErrors: /Failed to load|dynamically imported|Loading module/ });

  test('does not override a later navigation', async ({ page }) => {
    await openHydrated(page, '/beratung');
    const arrive = await followLate(page, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html' }),
    );
    await follow(page, '/impressum');
    await arrive();
    await expect(page).toHaveURL('/impressum');
  });

  for (const missing of [aboutModule, '**/assets/about-*.js']) {
    test(`is loaded by the browser (${missing})`, async ({ page }) => {
      await openHydrated(page, '/beratung');
      await page.route(missing, (route) => route.fulfill({ status: 404 }));
      await aboutLink(page).click();
      await expect(page).toHaveURL('/ueber-mich');
      await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
      await expect(heading(page)).toHaveText(/\S/);
    });
  }
});

test('a click with Control opens another window, and leaves this one alone', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/beratung');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    aboutLink(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL('/ueber-mich');
  await expect(page).toHaveURL('/beratung');
});

// Which links are the browser's: site/engine/pageLink.test.ts.
test('nothing is requested of another site before a click on its link', async ({
  page,
  faults,
}) => {
  await openHydrated(page, '/termine-anmeldung');
  const links = await page.locator('a[href^="http"]').all();
  for (const link of links) {
    await link.hover();
    await link.focus();
  }
  expect(links.length).toBeGreaterThan(1);
  expect(faults).toEqual([]);
});

test('the next page is fetched when the pointer comes near its link', async ({ page }) => {
  await openHydrated(page, '/beratung');
  const fetched = page.waitForRequest(aboutModule);
  await aboutLink(page).hover();
  await fetched;
});

test('a page that takes long to come says so', async ({ page }) => {
  await openHydrated(page, '/beratung');
  const release = await delayRequests(page, aboutModule);
  await aboutLink(page).click();
  await expect(page.locator('html[data-loading]')).toHaveCount(1);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(1);
  release();
  await expect(page).toHaveURL('/ueber-mich');
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
});

// After a reload, earlier history entries still belong to this document: vercel/next.js#3065,
// Hashnode/mern-starter#85.
for (const [device, isMobile] of [
  ['a phone, where React waits for an intent', true],
  ['a desk, where React is on its way', false],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ isMobile, hasTouch: isMobile });

    test('Back after a reload leads to the page of the address', async ({ page }) => {
      await openHydrated(page, '/beratung');
      await follow(page, '/ueber-mich');
      const release = await delayRequests(page, reactScripts);
      await page.reload();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL('/beratung');
      release();
      await expect(heading(page)).toHaveText('The plan is rarely the problem');
      for (const each of ['title', 'link[rel=canonical]', 'meta[name=description]'])
        await expect(page.locator(each)).toHaveCount(1);
    });
  });
}

// Safari limits changes of the address per time; a hidden page allows no transition.
test('a link leads to its page where the browser refuses to change address or view', async ({
  page,
}) => {
  await openHydrated(page, '/beratung');
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new DOMException('Refused', 'InvalidStateError');
    };
  });
  await aboutLink(page).click();
  await expect(heading(page)).toHaveText('I know your side of the table');
  await hydrate(page);
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await footerLink(page, '/beratung').click();
  await expect(page).toHaveURL('/beratung');
  await expect(heading(page)).toHaveText('The plan is rarely the problem');
  await openHydrated(page, '/beratung#intro');
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await footerLink(page, '/beratung').click();
  await expect(page).toHaveURL('/beratung');
});
