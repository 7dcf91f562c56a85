import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import * as site from './site.js';

const preference = (page: Page) => page.evaluate(() => localStorage.getItem('preferredLanguage'));

const inLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test.describe('the language of a page', { tag: '@engines' }, () => {
  for (const [what, path, shown, language] of [
    ['its path’s, whatever is stored, and stored from then on', '/fr/kontakt', '/fr/kontakt', 'fr'],
    [
      'the stored one where the path names none, with query and anchor kept',
      '/kontakt?from=mail#main',
      '/de/kontakt?from=mail#main',
      'de',
    ],
  ] as const)
    test(`is ${what}`, async ({ page }) => {
      // Before the page's own scripts run, unless it has been stored.
      await page.addInitScript(() => (localStorage['preferredLanguage'] ??= 'de'));
      await page.goto(path);
      await expect(page).toHaveURL(shown);
      await inLanguage(page, language);
      await expect.poll(() => preference(page)).toBe(language);
    });
});

test.describe('the language switch', { tag: '@engines' }, () => {
  for (const react of [true, false]) {
    test(`leads to the same place in each language (React: ${react})`, async ({ page }) => {
      await page.goto('/kontakt?from=mail#contact-form');
      for (const [language, path] of [
        ['de', '/de/kontakt'],
        ['fr', '/fr/kontakt'],
        ['en', '/kontakt'],
      ] as const) {
        if (react) await site.hydrate(page);
        await site.chooseLanguage(page, language);
        await inLanguage(page, language);
        await expect(page).toHaveURL(`${path}?from=mail#contact-form`);
        await expect.poll(() => preference(page)).toBe(language);
      }
      await page.reload();
      await expect(page).toHaveURL('/kontakt?from=mail#contact-form');
    });
  }

  test('is heeded before the page’s script is there', async ({ page }) => {
    await page.setViewportSize(site.phone.viewport);
    await page.goto('/fr/kontakt');
    await page.route(site.scriptOf('loader'), () => {});
    await page.reload({ waitUntil: 'commit' });
    await (await site.openSheet(page)).locator('a[data-language=en]').click();
    await expect(page).toHaveURL('/kontakt');
    await inLanguage(page, 'en');
    await expect.poll(() => preference(page)).toBe('en');
  });

  test('adds no history entry: Back leads to the page before', async ({ page }) => {
    await site.openHydrated(page, '/kontakt?case=growth#contact-form');
    await site.follow(page, '/ueber-mich');
    await site.chooseLanguage(page, 'de');
    await expect(page).toHaveURL('/de/ueber-mich');
    await page.goBack();
    await expect(page).toHaveURL('/de/kontakt?case=growth#contact-form');
  });

  test('is heeded by a menu or a drag only where the path does not name it', async ({ page }) => {
    await site.openHydrated(page, '/de/');
    await site.button(page, 'language').click();
    const link = (language: string) =>
      site.panel(page, 'language').locator(`a[data-language=${language}]`);
    await link('fr').dispatchEvent('pointerdown');
    await expect.poll(() => preference(page)).toBe('de');
    await link('en').dispatchEvent('contextmenu');
    await expect.poll(() => preference(page)).toBe('en');
  });
});

test.describe('a path without a page', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /404|keine-seite/ });

  test('is logged, leads home, and stays in each language', async ({ page, faults }) => {
    await page.goto('/de/keine-seite?x=1');
    await expect(page.locator('main a[href="/de/"]')).toBeVisible();
    await expect(page.locator('header a[data-language=fr]').first()).toHaveAttribute(
      'href',
      '/fr/keine-seite?x=1',
    );
    expect(faults.join()).toContain('/de/keine-seite');
  });
});

test.describe('two tabs in two languages', () => {
  test.use({ allowedErrors: /Failed to load|stays plain HTML/ });

  // Without React a link loads a document, which would go by the language that is stored.
  for (const react of [true, false])
    test(`keep theirs (React: ${react})`, async ({ page, context }) => {
      if (!react) await site.blockReact(page);
      await page.goto('/beratung');
      if (react) await site.hydrate(page);
      const german = await context.newPage();
      await german.goto('/de/beratung');
      // A page stores its language after its first paint.
      await expect.poll(() => preference(german)).toBe('de');
      await site.footerLink(page, '/ueber-mich').click();
      await expect(page).toHaveURL('/ueber-mich');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await site.footerLink(german, '/de/ueber-mich').click();
      await expect(german).toHaveURL('/de/ueber-mich');
      if (!react) return;
      await page.goBack();
      await expect(page).toHaveURL('/beratung');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
});
