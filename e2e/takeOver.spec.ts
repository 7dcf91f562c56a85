import type { Page } from 'playwright/test';
import {
  expect,
  formTakenOver,
  holdBack,
  isSameDocument,
  markDocument,
  phone,
  reactScripts,
  takeOver,
  test,
  withoutReact,
} from './fixtures.js';
import { button, menuButton, panel, sheet } from './menus.js';

const pageTakenOver = (page: Page) => page.locator('html[data-live]');
const barTakenOver = (page: Page) => page.locator('nav[data-live]');

/** Opens a page and holds React back. Returns what lets it come. */
async function openEarly(page: Page, path = '/') {
  const release = await holdBack(page, reactScripts);
  await page.goto(path);
  return release;
}

/** Opens a panel by the pointer before React is there. Returns what lets React come. */
async function hoverEarly(page: Page) {
  const release = await openEarly(page);
  await button(page, 'services').hover();
  await expect(panel(page, 'services')).toBeVisible();
  return release;
}

test.describe('without React', () => {
  test('the browser sends the form', async ({ page }) => {
    await withoutReact(page);
    await page.goto('/fr/kontakt');
    for (const name of ['firstName', 'lastName', 'subject', 'message']) {
      await page.fill(`[name=${name}]`, 'Camille');
    }
    await page.fill('[name=email]', 'camille@example.com');
    const send = page.locator('form button[type=submit]');
    const label = await send.textContent();
    // Playwright waits for the answer, as the visitor does. A page that is left turns the words, too.
    await send.evaluate((it) =>
      addEventListener('submit', () => (sessionStorage['said'] = it.textContent)),
    );
    await send.click();
    await expect(page).toHaveURL('/fr/kontakt/danke');
    expect(await page.evaluate(() => sessionStorage['said'] as unknown)).toBe('Envoi en cours…');
    await page.goBack();
    await expect(send).toHaveText(label!);
  });

  test.use({ allowedFaults: /Failed to load|stays plain HTML/ });

  test('it is asked for again on the next intent, but not for ever, and that is said once', async ({
    page,
    faults,
  }) => {
    await withoutReact(page);
    await page.goto('/');
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.url().includes('/assets/app-')) failed += 1;
    });
    const intend = () => menuButton(page).dispatchEvent('pointerover');
    await expect.poll(() => intend().then(() => failed)).toBe(3);
    for (let intent = 0; intent < 3; intent += 1) await intend();
    await page.waitForTimeout(100);
    expect(failed).toBe(3);
    expect(faults.filter((fault) => fault.includes('stays plain HTML'))).toHaveLength(1);
  });

  test('the page works when a chunk is missing, and the next document has React', async ({
    page,
  }) => {
    const missing = '**/assets/site-*.js';
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await page.goto('/beratung');
    const asked = page.waitForResponse(missing);
    await button(page, 'cases').hover();
    await (await asked).finished();
    await page.waitForTimeout(200);
    await expect(pageTakenOver(page)).toHaveCount(0);
    await panel(page, 'cases').locator('a').first().click();
    await expect(page).toHaveURL('/case-studies/restructuring');
    await page.unroute(missing);
    // Some browsers remember until the next document that a module failed.
    await page.reload();
    await takeOver(page);
  });
});

test.describe('React that comes late', { tag: '@engines' }, () => {
  test('keeps nobody from using bar, links and form, nor what is typed, the focus and the selection', async ({
    page,
  }) => {
    const release = await openEarly(page, '/de/');
    await button(page, 'services').hover();
    await panel(page, 'services').locator('a[href="/de/beratung"]').click();
    await expect(page).toHaveURL('/de/beratung');
    await page.locator('footer a[href="/de/kontakt"]').click();
    await expect(page).toHaveURL('/de/kontakt');
    const field = page.locator('[name=message]');
    await field.fill('Ein Satz, an dem noch gefeilt wird.');
    await field.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(4, 8, 'backward'));
    await expect(pageTakenOver(page)).toHaveCount(0);
    // A form that is filled in may soon need its notice.
    const notice = page.waitForResponse('**/assets/Toast-*.js');
    release();
    await formTakenOver(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('Wort');
    await expect(field).toHaveValue('Ein Wort, an dem noch gefeilt wird.');
    await (await notice).finished();
  });

  test('leaves a panel under the pointer to CSS until it is closed', async ({ page }) => {
    const release = await hoverEarly(page);
    const seen = await panel(page, 'services').evaluateHandle((it) => {
      const seen = new Set<string>();
      const look = () => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const { visibility } = getComputedStyle(it);
        seen.add([x, y, width, height, visibility, it.getAnimations().length].join());
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    release();
    await expect(pageTakenOver(page)).toHaveCount(1);
    await page.waitForTimeout(300);
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'true');
    await button(page, 'services').click();
    await expect(panel(page, 'services')).toBeVisible();
    expect(await seen.evaluate(({ size }) => size)).toBe(1);
    await expect(barTakenOver(page)).toHaveCount(0);
    // The click has left the focus in the bar.
    await page.mouse.click(20, 850);
    await expect(barTakenOver(page)).toHaveCount(1);
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'false');
  });

  test('leaves a panel to CSS that has the focus in it, until the focus leaves the bar', async ({
    page,
  }) => {
    const release = await openEarly(page);
    await button(page, 'cases').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = (name: string) => panel(page, 'cases').locator(`a[href="/case-studies/${name}"]`);
    await expect(link('growth')).toBeFocused();
    await expect(button(page, 'cases')).toHaveAttribute('aria-expanded', 'true');
    release();
    await expect(pageTakenOver(page)).toHaveCount(1);
    await expect(link('growth')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link('strategy')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'cases')).toBeFocused();
    await expect(panel(page, 'cases')).toBeHidden();
    await expect(button(page, 'cases')).toHaveAttribute('aria-expanded', 'false');
    await expect(barTakenOver(page)).toHaveCount(0);
    await page.locator('h1').click();
    await expect(barTakenOver(page)).toHaveCount(1);
  });

  test('closes the panel of a link that it follows', async ({ page }) => {
    const release = await hoverEarly(page);
    const link = panel(page, 'services').locator('a[href="/interim-executive"]');
    await link.hover();
    release();
    await expect(pageTakenOver(page)).toHaveCount(1);
    await markDocument(page);
    await link.click();
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    await expect(panel(page, 'services')).toBeHidden();
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: phone.viewport.width, height: 500 } });

    test('leaves the open sheet as it is until it is closed', async ({ page }) => {
      const release = await openEarly(page, '/de/');
      await menuButton(page).click();
      await sheet(page).locator('summary').last().click();
      const link = (path: string) => sheet(page).locator(`a[href="/de${path}"]`);
      await link('/case-studies/coaching').focus();
      release();
      await expect(pageTakenOver(page)).toHaveCount(1);
      await expect(link('/case-studies/growth')).toBeVisible();
      await expect(link('/case-studies/coaching')).toBeFocused();
      await expect(sheet(page)).toHaveAttribute('popover');
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
    });
  });
});

test.describe('React that comes', () => {
  test('loses no click that falls into it', async ({ page }) => {
    const release = await hoverEarly(page);
    const link = panel(page, 'services').locator('a[href="/interim-executive"]');
    await link.hover();
    release();
    await link.click();
    await expect(page).toHaveURL('/interim-executive');
  });

  test('replaces not one element of the page', async ({ page }) => {
    await page.goto('/ueber-mich');
    const before = await page.evaluateHandle(() => [...document.querySelectorAll('main, main *')]);
    await takeOver(page);
    await page.waitForTimeout(200);
    expect(await before.evaluate((all) => all.filter((it) => !it.isConnected).length)).toBe(0);
  });
});

test('React leaves a page alone that translator and password manager have changed meanwhile', async ({
  page,
}) => {
  const release = await openEarly(page, '/de/kontakt');
  const email = page.locator('[name=email]');
  await email.fill('clara@example.com');
  await email.evaluate((field) => field.after(document.createElement('com-manager-icon')));
  await page.evaluate(() => {
    // As translators in browsers do: texts wrapped in elements.
    for (const element of document.querySelectorAll('h1, h2, label, header a')) {
      const font = document.createElement('font');
      font.textContent = `${element.textContent} (translated)`;
      element.replaceChildren(font);
    }
  });
  const came = page.waitForResponse('**/assets/app-*.js');
  release();
  await (await came).finished();
  await page.waitForTimeout(500);
  await expect(pageTakenOver(page)).toHaveCount(0);
  await expect(email).toHaveValue('clara@example.com');
  await expect(page.locator('com-manager-icon')).toHaveCount(1);
  await expect(page.locator('h1')).toContainText('(translated)');
  await page.locator('footer a[href="/de/beratung"]').click();
  await expect(page).toHaveURL('/de/beratung');
});
