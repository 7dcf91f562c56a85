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

/** Records the paths of the documents that the page loads from now on. */
function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The document has been loaded, and its loader leaves React out, whatever the visitor intends. */
async function expectNoReact(page: Page): Promise<void> {
  await page.locator('html:not([data-script-opens-menus])').waitFor();
  await site.button(page, 'services').hover();
  await expect(site.panel(page, 'services')).toBeVisible();
  await site.requestInOrder(page);
  await expect(site.hydratedRoot(page)).toHaveCount(0);
}

/** The head has each of its elements once, and the alternates of four languages. */
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
    const documents = recordDocuments(page);
    const reloaded = page.waitForEvent('load');
    release();
    await reloaded;
    await expectNoReact(page);
    await expect(page.locator('[name=message]')).toHaveValue('Ein Satz.');
    await expect(page.locator('[name=service]')).toHaveValue('interim');
    await expect(site.heading(page)).toHaveText(/\S/);
    await expectOneHead(page);
    expect(documents).toEqual(['/de/kontakt']);
  });

  test('on the page that a link leads to loads its document, once', async ({ page }) => {
    await makePageThrow(page, 'about');
    await site.openHydrated(page, '/beratung');
    const documents = recordDocuments(page);
    await site.footerLink(page, '/ueber-mich').click();
    await expect(page).toHaveURL('/ueber-mich');
    await expectNoReact(page);
    await expect(site.heading(page)).toHaveText(/\S/);
    expect(documents).toEqual(['/ueber-mich']);
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
