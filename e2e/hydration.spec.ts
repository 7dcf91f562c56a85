import type { Page } from 'playwright/test';
import { pageNames, paths } from '../site/paths.js';
import { expect, test } from '../testing/fixtures.js';
import {
  blockReact,
  button,
  chooseLanguage,
  delayRequests,
  follow,
  footerLink,
  heading,
  hydrate,
  isSameDocument,
  menuButton,
  openHydrated,
  panel,
  phone,
  reactScripts,
  sheet,
  waitForHydratedForm,
} from './site.js';

const hydratedRoot = (page: Page) => page.locator('html[data-hydrated]');

/** Opens a page and delays hydration. Returns a function that releases it. */
async function openBeforeHydration(page: Page, path = '/') {
  const release = await delayRequests(page, reactScripts);
  await page.goto(path);
  return release;
}

/** Replaces text nodes by elements, as page translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      (node) => node.data.trim() && !node.parentElement!.matches('script'),
    ))
      text.replaceWith(
        Object.assign(document.createElement('font'), { textContent: `${text.data} (translated)` }),
      );
  });

test.describe('without React', () => {
  test.use({ allowedErrors: /Failed to load|stays plain HTML/ });

  test('React is requested again on the next intent, three times at most, and one warning is logged', async ({
    page,
    faults,
  }) => {
    await blockReact(page);
    await page.goto('/');
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.url().includes('/assets/app-')) failed += 1;
    });
    const intend = () => button(page, 'services').dispatchEvent('pointerover');
    await expect.poll(() => intend().then(() => failed)).toBe(3);
    for (let intent = 0; intent < 3; intent += 1) await intend();
    await page.waitForTimeout(100);
    expect(failed).toBe(3);
    expect(faults.filter((fault) => fault.includes('stays plain HTML'))).toHaveLength(1);
  });

  test('the page works when a chunk is missing, and the next document is hydrated', async ({
    page,
  }) => {
    const missing = '**/assets/site-*.js';
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await page.goto('/beratung');
    // Without hydration CSS opens the panels.
    await button(page, 'cases').hover();
    await expect(panel(page, 'cases')).toBeVisible();
    await expect(hydratedRoot(page)).toHaveCount(0);
    await panel(page, 'cases').locator('a').first().click();
    await expect(page).toHaveURL('/case-studies/restructuring');
    await page.unroute(missing);
    // Some browsers remember a failed module until the next document.
    await page.reload();
    await hydrate(page);
  });
});

test.describe('late hydration', { tag: '@engines' }, () => {
  test('leaves links and form usable, and keeps typed text, focus and selection', async ({
    page,
  }) => {
    const release = await openBeforeHydration(page, '/de/');
    await footerLink(page, '/de/kontakt').click();
    await expect(page).toHaveURL('/de/kontakt');
    const field = page.locator('[name=message]');
    await field.fill('Ein Satz, an dem noch gefeilt wird.');
    await field.evaluate((element: HTMLTextAreaElement) =>
      element.setSelectionRange(4, 8, 'backward'),
    );
    await expect(hydratedRoot(page)).toHaveCount(0);
    // A form with input preloads its notice.
    const notice = page.waitForResponse('**/assets/Toast-*.js');
    release();
    await waitForHydratedForm(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('Wort');
    await expect(field).toHaveValue('Ein Wort, an dem noch gefeilt wird.');
    await (await notice).finished();
  });

  test('waits until the pointer has left a link', async ({ page }) => {
    const release = await openBeforeHydration(page);
    await page.locator('header nav a[href="/ueber-mich"]').first().hover();
    release();
    const modules = (await page.locator('#root').getAttribute('data-modules'))!.split(' ');
    await page.waitForFunction(
      (urls) =>
        urls.every((url) => performance.getEntriesByName(new URL(url, location.href).href).length),
      modules,
    );
    await page.waitForTimeout(300);
    await expect(hydratedRoot(page)).toHaveCount(0);
    await heading(page).hover();
    await expect(hydratedRoot(page)).toHaveCount(1);
  });

  for (const [what, opens, ...actions] of [
    ['the key Enter', true, 'Enter'],
    ['the space bar', true, 'Space'],
    ['a click', true, 'click'],
    ['the pointer', true, 'hover'],
    ['Enter twice', false, 'Enter', 'Enter'],
    ['Enter and Escape', false, 'Enter', 'Escape'],
    ['Enter and Tab', false, 'Enter', 'Tab'],
  ] as const)
    test(`opens ${opens ? 'the' : 'no'} panel that ${what} asked for meanwhile, and none before`, async ({
      page,
    }) => {
      const services = button(page, 'services');
      const release = await openBeforeHydration(page);
      await services.focus();
      for (const action of actions)
        if (action === 'click' || action === 'hover') await services[action]();
        else await page.keyboard.press(action);
      await expect(panel(page, 'services')).toBeHidden();
      release();
      await expect(hydratedRoot(page)).toHaveCount(1);
      await expect(services).toHaveAttribute('aria-expanded', `${opens}`);
      await expect(panel(page, 'services')).toBeVisible({ visible: opens });
    });

  test('leads the pointer on to the next panel at once', async ({ page }) => {
    const release = await openBeforeHydration(page);
    await button(page, 'services').hover();
    release();
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 86_400_000);
    const { x, y } = (await button(page, 'cases').boundingBox())!;
    await page.mouse.move(x + 10, y + 10);
    await page.clock.runFor(1);
    await expect(button(page, 'cases')).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: phone.viewport.width, height: 500 } });

    test('leaves the open sheet as it is until it is closed', async ({ page }) => {
      const release = await openBeforeHydration(page, '/de/');
      await menuButton(page).click();
      await sheet(page).locator('summary').last().click();
      const link = (path: string) => sheet(page).locator(`a[href="/de${path}"]`);
      await link('/case-studies/coaching').focus();
      release();
      await expect(hydratedRoot(page)).toHaveCount(1);
      await expect(link('/case-studies/growth')).toBeVisible();
      await expect(link('/case-studies/coaching')).toBeFocused();
      await expect(page.locator('dialog:popover-open')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
    });
  });
});

test('each page lists all modules that its hydration needs, and fetches each at once and once', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (reactScripts.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  for (const name of pageNames.filter((each) => !each.startsWith('not'))) {
    requested.length = 0;
    await openHydrated(page, paths[name]);
    const listed = (await page.locator('#root').getAttribute('data-modules'))!.split(' ');
    // The form loads its toast once it is hydrated.
    const others = requested.filter((path) => !listed.includes(path) && !path.includes('/Toast-'));
    expect.soft(others, name).toEqual([]);
    const sent = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
        .map(({ name }) => name),
    );
    expect.soft(sent, name).toEqual([...new Set(sent)]);
  }
});

test('React leaves a page alone that translator and password manager have changed meanwhile', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, '/de/kontakt');
  const email = page.locator('[name=email]');
  await email.fill('clara@example.com');
  await email.evaluate((field) => field.after(document.createElement('com-manager-icon')));
  await translate(page);
  const came = page.waitForResponse('**/assets/app-*.js');
  release();
  await (await came).finished();
  await page.waitForTimeout(500);
  await expect(hydratedRoot(page)).toHaveCount(0);
  await expect(email).toHaveValue('clara@example.com');
  await expect(page.locator('com-manager-icon')).toHaveCount(1);
  await expect(heading(page)).toContainText('(translated)');
  await button(page, 'services').hover();
  await expect(panel(page, 'services')).toBeVisible();
  await footerLink(page, '/de/beratung').click();
  await expect(page).toHaveURL('/de/beratung');
});

// lingui/js-lingui#1079
test('a page translator keeps no text of bar and foot from changing, and nobody on a legal text', async ({
  page,
}) => {
  await openHydrated(page, '/kontakt');
  await translate(page);
  await chooseLanguage(page, 'de');
  await expect(heading(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await expect(button(page, 'services')).toHaveText('Leistungen');
  await expect(button(page, 'language')).toHaveText('DESprache: Deutsch');
  /** The owner's name, address and telephone number; the names of the languages are, too. */
  const sameInEveryLanguage = /Muster|\d|@|^,|\u2060/;
  const stale = page
    .locator('font:not([data-language] *)')
    .filter({ hasNotText: sameInEveryLanguage });
  expect(await stale.allTextContents()).toEqual([]);
  await follow(page, '/de/impressum');
  await translate(page);
  await follow(page, '/de/beratung');
  expect(await isSameDocument(page)).toBe(true);
});
