import type { Page } from 'playwright/test';
import { pageFile, type PageName } from '../site/routes.js';
import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

async function makePageThrow(page: Page, name: PageName) {
  await page.route(site.scriptOf(pageFile(name)), async (route) => {
    const original = `${route.request().url()}?original`;
    const body = `export * from '${original}'; export default () => { throw new Error('in render'); }`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Records the paths of documents and of React’s scripts that the page requests from now on. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() || site.reactScripts.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** The document at a path has been requested once, and then no React, whatever the visitor intends. */
async function expectNoReact(page: Page, path: string, requests: string[]): Promise<void> {
  await page.waitForLoadState();
  await site.button(page, 'services').hover();
  await expect(site.panel(page, 'services')).toBeVisible();
  await site.requestInOrder(page);
  expect(requests.filter((request) => request === path)).toHaveLength(1);
  expect(requests.at(-1)).toBe(path);
  await expect(site.hydratedRoot(page)).toHaveCount(0);
}

/** The head has each of its elements once, and alternates in three languages, with the default. */
async function expectOneHead(page: Page): Promise<void> {
  for (const element of ['title', 'meta[name=description]', 'link[rel=canonical]'])
    await expect(page.locator(element)).toHaveCount(1);
  await expect(page.locator('link[rel=alternate]')).toHaveCount(4);
}

test.describe('an error of React', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /in render|Minified React error/ });

  test('while it hydrates loads the document again, once, with what is typed', async ({ page }) => {
    const release = await site.delayRequests(page, site.reactScripts);
    await makePageThrow(page, 'contact');
    await page.goto('/de/kontakt');
    await page.locator('[name=message]').fill('Ein Satz.');
    await page.locator('[name=service]').selectOption('interim');
    const requests = recordRequests(page);
    const reloaded = page.waitForEvent('load');
    release();
    await reloaded;
    await expectNoReact(page, '/de/kontakt', requests);
    await expect(page.locator('[name=message]')).toHaveValue('Ein Satz.');
    await expect(page.locator('[name=service]')).toHaveValue('interim');
    await expect(site.heading(page)).toHaveText(/\S/);
    await expectOneHead(page);
  });

  test('on the page that a link leads to loads its document, once', async ({ page }) => {
    await makePageThrow(page, 'about');
    await site.openHydrated(page, '/beratung');
    const requests = recordRequests(page);
    await site.footerLink(page, '/ueber-mich').click();
    await expect(page).toHaveURL('/ueber-mich');
    await expectNoReact(page, '/ueber-mich', requests);
    await expect(site.heading(page)).toHaveText(/\S/);
    await page.goBack();
    await expect(page).toHaveURL('/beratung');
    await site.hydrate(page);
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
