import type { Page, Route } from 'playwright/test';
import { pageNames, paths } from '../site/routes.js';
import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

async function openBeforeHydration(page: Page, path = '/') {
  const release = await site.delayRequests(page, site.reactScripts);
  await page.goto(path);
  return release;
}

/** The scripts of React, and of the toast, which the form fetches once it is hydrated. */
const app = site.scriptOf('app');
const toast = site.scriptOf('Toast');

test.describe('without React', () => {
  test.use({ allowedErrors: /Failed to load|stays plain HTML/ });

  test('three intents at most request React, and one error says so', async ({ page, faults }) => {
    await site.blockReact(page);
    let requests = 0;
    page.on('request', (request) => {
      if (app.test(request.url())) requests += 1;
    });
    await page.goto('/beratung');
    const intend = () => site.button(page, 'services').dispatchEvent('pointerover');
    await expect.poll(() => intend().then(() => requests)).toBe(3);
    for (let intent = 0; intent < 3; intent += 1) await intend();
    await site.requestInOrder(page);
    expect(requests).toBe(3);
    expect(faults.filter((fault) => fault.includes('stays plain HTML'))).toHaveLength(1);
  });

  for (const [what, file, fail] of [
    ['a script does not arrive', app, (route) => route.abort()],
    ['a script is answered with 503', app, (route) => route.fulfill({ status: 503 })],
    ['the style sheet is answered with 503', /\.css$/, (route) => route.fulfill({ status: 503 })],
  ] as [string, RegExp, (route: Route) => Promise<void>][])
    test(`${what}: a later intent hydrates the page`, async ({ page }) => {
      const failed: string[] = [];
      // Once: an idle browser makes attempts of its own, and after three the page stays HTML for good.
      const failOnce = (route: Route) => {
        failed.push(route.request().resourceType());
        return fail(route);
      };
      await page.route(file, failOnce, { times: 1 });
      await page.goto('/beratung');
      const intend = () => site.button(page, 'services').dispatchEvent('pointerover');
      await intend();
      await expect.poll(() => failed).toHaveLength(1);
      // Some browsers remember a failed import: what did not arrive was only fetched.
      expect(failed).not.toContain('script');
      await expect.poll(() => intend().then(() => site.hydratedRoot(page).count())).toBe(1);
    });
});

test.describe('late hydration', { tag: '@engines' }, () => {
  test('leaves links usable, and typed text, focus and selection', async ({ page }) => {
    const release = await openBeforeHydration(page, '/de/');
    await site.footerLink(page, '/de/kontakt').click();
    await expect(page).toHaveURL('/de/kontakt');
    const field = page.locator('[name=message]');
    await field.fill('Ein Satz, an dem noch gefeilt wird.');
    await field.evaluate((element: HTMLTextAreaElement) =>
      element.setSelectionRange(4, 8, 'backward'),
    );
    await expect(site.hydratedRoot(page)).toHaveCount(0);
    const notice = page.waitForResponse(toast);
    release();
    await site.waitForHydratedForm(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('Wort');
    await expect(field).toHaveValue('Ein Wort, an dem noch gefeilt wird.');
    await (await notice).finished();
  });

  test('leaves the panel open that CSS shows, by pointer rather than focus', async ({ page }) => {
    const release = await openBeforeHydration(page);
    await site.button(page, 'cases').focus();
    await expect(site.panel(page, 'cases')).toBeVisible();
    await site.button(page, 'services').hover();
    await expect(site.panel(page, 'services')).toBeVisible();
    await expect(site.panel(page, 'cases')).toBeHidden();
    release();
    await expect(site.button(page, 'services')).toHaveAttribute('aria-expanded', 'true');
    await expect(site.button(page, 'cases')).toBeFocused();
  });

  test('leaves the focus in a panel that CSS shows', async ({ page }) => {
    const release = await openBeforeHydration(page);
    await site.button(page, 'services').focus();
    const link = site.panel(page, 'services').locator('a').last();
    await link.focus();
    release();
    await expect(site.button(page, 'services')).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeFocused();
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: site.phone.viewport.width, height: 500 } });

    test('leaves the open sheet as it is until it is closed', async ({ page }) => {
      const release = await openBeforeHydration(page, '/de/');
      await site.menuButton(page).click();
      await site.sheet(page).locator('summary').last().click();
      const link = (path: string) => site.sheet(page).locator(`a[href="/de${path}"]`);
      await link('/case-studies/coaching').focus();
      release();
      await expect(site.hydratedRoot(page)).toHaveCount(1);
      await expect(link('/case-studies/growth')).toBeVisible();
      await expect(link('/case-studies/coaching')).toBeFocused();
      await site.menuButton(page).press('Enter');
      await expect(site.sheet(page)).toBeHidden();
      await site.menuButton(page).press('Enter');
      await expect(page.locator('dialog:modal')).toBeVisible();
    });
  });
});

test('each page lists the modules that it needs, and fetches each once', async ({ page }) => {
  for (const pageName of pageNames.filter((name) => !name.startsWith('not'))) {
    await site.openHydrated(page, paths[pageName]);
    const listed = (await page.locator('#root').getAttribute('data-modules'))!.split(' ');
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize }))
        .filter(({ path }) => path.endsWith('.js')),
    );
    const sent = scripts.filter(({ transferSize }) => transferSize > 0).map(({ path }) => path);
    expect.soft(sent, pageName).toEqual([...new Set(sent)]);
    const others = scripts
      .map(({ path }) => path)
      .filter((path) => site.reactScripts.test(path) && !toast.test(path));
    expect.soft(listed, pageName).toEqual(expect.arrayContaining(others));
  }
});

test('React leaves a page alone that a translator has changed', async ({ page }) => {
  const release = await openBeforeHydration(page, '/de/kontakt');
  const email = page.locator('[name=email]');
  await email.fill('clara@example.com');
  await site.translate(page);
  // Once React has arrived the loader counts nodes and letters one more time: counting is slow, so again is an error.
  const counted = await page.evaluateHandle(() => ({
    once: new Promise<void>((resolve) => {
      const { evaluate } = document;
      document.evaluate = (...parameters) => {
        resolve();
        document.evaluate = console.error as never;
        return evaluate.apply(document, parameters);
      };
    }),
  }));
  release();
  await counted.evaluate(({ once }) => once);
  await expect(email).toHaveValue('clara@example.com');
  await expect(site.heading(page)).toContainText('(translated)');
  await email.press('End');
  await site.footerLink(page, '/de/beratung').click();
  await expect(page).toHaveURL('/de/beratung');
});

// A translator replaces text nodes, and React goes on updating the old ones.
test('a page translator keeps no text of bar and foot from changing', async ({ page }) => {
  await site.openHydrated(page, '/kontakt');
  await site.translate(page);
  await site.chooseLanguage(page, 'de');
  await expect(site.heading(page)).toBeFocused();
  /** The owner's name, address and telephone number; the names of the languages are, too. */
  const sameInEveryLanguage = /Muster|\d|@|^,|\u2060/;
  const stale = page
    .locator('font:not([data-language] *)')
    .filter({ hasNotText: sameInEveryLanguage });
  expect(await stale.allTextContents()).toEqual([]);
  await site.follow(page, '/de/impressum');
  await site.translate(page);
  await site.follow(page, '/de/beratung');
  expect(await site.isSameDocument(page)).toBe(true);
});

// As `innerHTML +=` does.
test('a link leads on after an extension has rewritten the body', async ({ page }) => {
  await site.openHydrated(page, '/beratung');
  await page.evaluate(() => {
    const root = document.getElementById('root')!;
    root.replaceWith(root.cloneNode(true));
  });
  await site.footerLink(page, '/ueber-mich').click();
  await site.showsPage(page, '/ueber-mich');
});

test('the foot shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('© 2031');
  await site.hydrate(page);
  await expect(foot).toContainText('© 2031');
  await site.chooseLanguage(page, 'de');
  await expect(page).toHaveURL('/de/');
  await expect(foot).toContainText('© 2031');
});
