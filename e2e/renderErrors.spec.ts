import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

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

test.describe('an error of React', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /in render|stays plain HTML|Minified React error/ });

  for (const [what, flags, source] of [
    ['while it hydrates', {}, 'formatjs/formatjs#4327'],
    ['in several elements', { failsTwice: true }, 'react/react#26048'],
  ] as const)
    test(`${what} leaves the HTML, its head and what is typed (${source})`, async ({ page }) => {
      const release = await site.delayRequests(page, site.reactScripts);
      await makeModuleThrow(page, 'ContactPage');
      await page.addInitScript((set) => Object.assign(globalThis, set), flags);
      await page.goto('/de/kontakt');
      const text = page.locator('[name=message]');
      await text.fill('Ein Satz.');
      const fallbackLogged = page.waitForEvent('console', (entry) =>
        entry.text().includes('stays plain HTML'),
      );
      release();
      await fallbackLogged;
      await expect(site.hydratedRoot(page)).toHaveCount(0);
      await expect(site.heading(page)).toHaveText(/\S/);
      await expect(text).toBeFocused();
      await page.keyboard.type(' Noch einer.');
      await expect(text).toHaveValue('Ein Satz. Noch einer.');
      await expectOneHead(page);
      await site.footerLink(page, '/de/beratung').click();
      await expect(page).toHaveURL('/de/beratung');
      await expect(site.heading(page)).toHaveText(/\S/);
    });

  test('on the page that a link leads to loads its document, once', async ({ page }) => {
    await makeModuleThrow(page, 'AboutPage');
    const documents: string[] = [];
    await site.openHydrated(page, '/beratung');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await site.footerLink(page, '/ueber-mich').click();
    await expect(page).toHaveURL('/ueber-mich');
    await expect(site.hydratedRoot(page)).toHaveCount(0);
    await site.button(page, 'services').dispatchEvent('pointerover');
    await expect(site.heading(page)).toHaveText(/\S/);
    expect(documents).toEqual(['/ueber-mich']);
    await page.goBack();
    await expect(page).toHaveURL('/beratung');
    await expect(site.heading(page)).toHaveText(/\S/);
  });

  test('on the page that Back leads to loads its document, with its head', async ({ page }) => {
    await makeModuleThrow(page, 'ImprintPage');
    await page.addInitScript(() => Object.assign(globalThis, { isFine: true }));
    await site.openHydrated(page, '/impressum');
    const title = await page.title();
    await site.follow(page, '/kontakt');
    await page.evaluate(() => Object.assign(globalThis, { isFine: false }));
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
    await expect(site.hydratedRoot(page)).toHaveCount(0);
    await expect(site.heading(page)).toHaveText('Imprint');
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
  await site.button(page, 'services').dispatchEvent('pointerover');
  await expect(page).toHaveURL('/ueber-mich');
  await expect(site.heading(page)).toBeFocused();
  await expectOneHead(page);
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', /\/ueber-mich$/);
});

// ICU versions format dates, prices and lists differently: nodejs/node#53083, tc39/ecma402#1028.
test('no page depends on how the browser writes numbers and dates', async ({ page }) => {
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
    await site.openHydrated(page, path);
  for (const path of ['/kontakt', '/case-studies/tgroup', '/termine-anmeldung'])
    await site.openHydrated(page, `/fr${path}`);
});
