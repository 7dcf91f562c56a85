import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import {
  button,
  delayRequests,
  follow,
  footerLink,
  heading,
  openHydrated,
  panel,
  reactScripts,
} from './site.js';

/**
 * Makes a page's module throw in render until `isFine` is set. With `failsTwice` two elements throw
 * in one commit.
 */
async function makeModuleThrow(page: Page, module: string) {
  await page.route(`**/assets/${module}-*.js`, async (route) => {
    // A busy server may drop a connection.
    const response = await route.fetch({ maxRetries: 3 });
    const body = await response.text();
    const [, component] = /(\w+) as default/.exec(body)!;
    await route.fulfill({
      response,
      body: `${body.replace(`${component} as default`, 'throws as default')}
        function throws(props) {
          const shown = ${component}(props);
          if (globalThis.isFine) return shown;
          if (!globalThis.failsTwice) throw new Error('in render');
          const failing = (key) => ({ ...shown, key, type: 'i', props: { ref() { throw new Error('in render'); } } });
          return [failing('a'), failing('b')];
        }`,
    });
  });
}

/** The head has each of its elements once, and the alternates of four languages. */
async function expectOneHead(page: Page): Promise<void> {
  for (const element of ['title', 'meta[name=description]', 'link[rel=canonical]'])
    await expect(page.locator(element)).toHaveCount(1);
  await expect(page.locator('link[rel=alternate]')).toHaveCount(4);
}

const staysHtml = (page: Page) =>
  page.waitForEvent('console', (entry) => entry.text().includes('stays plain HTML'));
const hydratedRoot = (page: Page) => page.locator('html[data-hydrated]');
const setFine = (page: Page, isFine: boolean) =>
  page.evaluate((fine) => Object.assign(globalThis, { isFine: fine }), isFine);

// formatjs/formatjs#4327
test.describe('an error of React', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /in render|stays plain HTML|Minified React error/ });

  test('while it hydrates leaves the HTML, its head and what is typed', async ({ page }) => {
    const release = await delayRequests(page, reactScripts);
    await makeModuleThrow(page, 'ContactPage');
    await page.goto('/de/kontakt');
    const text = page.locator('[name=message]');
    await text.fill('Ein Satz.');
    const fallbackLogged = staysHtml(page);
    release();
    await fallbackLogged;
    await expect(hydratedRoot(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(/\S/);
    await page.keyboard.type(' Und noch einer.');
    await expect(text).toHaveValue('Ein Satz. Und noch einer.');
    await expectOneHead(page);
    await footerLink(page, '/de/beratung').click();
    await expect(page).toHaveURL('/de/beratung');
    await expect(heading(page)).toHaveText(/\S/);
  });

  // react/react#26048
  test('in several elements leaves the HTML, too', async ({ page }) => {
    await makeModuleThrow(page, 'ImprintPage');
    await page.addInitScript(() => Object.assign(globalThis, { failsTwice: true }));
    await page.goto('/impressum');
    const fallbackLogged = staysHtml(page);
    await button(page, 'services').dispatchEvent('pointerover');
    await fallbackLogged;
    await expect(hydratedRoot(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Imprint');
  });

  test('on the page that a link leads to loads its document, once', async ({ page }) => {
    await makeModuleThrow(page, 'AboutPage');
    const documents: string[] = [];
    await openHydrated(page, '/beratung');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await footerLink(page, '/ueber-mich').click();
    await expect(page).toHaveURL('/ueber-mich');
    await expect(hydratedRoot(page)).toHaveCount(0);
    await button(page, 'services').dispatchEvent('pointerover');
    await expect(heading(page)).toHaveText(/\S/);
    expect(documents).toEqual(['/ueber-mich']);
    await page.goBack();
    await expect(page).toHaveURL('/beratung');
    await expect(heading(page)).toHaveText(/\S/);
  });

  test('on the page that Back leads to loads its document, with its head', async ({ page }) => {
    await makeModuleThrow(page, 'ImprintPage');
    await page.addInitScript(() => Object.assign(globalThis, { isFine: true }));
    await openHydrated(page, '/impressum');
    const title = await page.title();
    await follow(page, '/kontakt');
    await setFine(page, false);
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
    await expect(hydratedRoot(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Imprint');
    await expect(page).toHaveTitle(title);
    await expectOneHead(page);
  });
});

test('a click in the first moment of React leaves one head', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return;
      observer.disconnect();
      document.querySelector<HTMLAnchorElement>('footer a[href$="/ueber-mich"]')!.click();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await page.goto('/');
  await button(page, 'services').dispatchEvent('pointerover');
  await expect(page).toHaveURL('/ueber-mich');
  await expect(heading(page)).toBeFocused();
  await expectOneHead(page);
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', /\/ueber-mich$/);
});

// ICU versions format dates, prices and lists differently: nodejs/node#53083, tc39/ecma402#1028.
test('no page depends on how the visitor’s browser writes numbers, dates and names', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const other = (type: { prototype: object }, method: string) =>
      Object.defineProperty(type.prototype, method, {
        get: () => (value: unknown) => {
          // Lingui formats the count of a plural; up to three digits are the same everywhere.
          if (typeof value === 'number' && value < 1000) return String(value);
          throw new Error(`Intl writes ${value}`);
        },
      });
    for (const method of ['format', 'formatToParts', 'formatRange']) {
      other(Intl.NumberFormat, method);
      other(Intl.DateTimeFormat, method);
      other(Intl.ListFormat, method);
    }
    other(Intl.DisplayNames, 'of');
  });
  for (const path of ['/termine-anmeldung', '/leadership-training', '/datenschutz'])
    await openHydrated(page, path);
  for (const path of ['/kontakt', '/case-studies/tgroup', '/termine-anmeldung'])
    await openHydrated(page, `/fr${path}`);
});

// Browsers below the build target: PairDrop#239.
test('an older browser keeps the HTML, and everything works', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/assets\/(?!loader).*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/de/kontakt');
  await button(page, 'services').focus();
  await expect(panel(page, 'services')).toBeVisible();
  for (const name of ['firstName', 'lastName', 'subject', 'message'])
    await page.fill(`[name=${name}]`, 'Clara');
  await page.fill('[name=email]', 'clara@example.com');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/de/kontakt/danke');
  expect(scripts).toEqual([]);
});
