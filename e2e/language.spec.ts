import type { Page } from 'playwright/test';
import { expect, test } from '../testing/fixtures.js';
import {
  blockReact,
  button,
  chooseLanguage,
  follow,
  footerLink,
  forbidStorage,
  hydrate,
  openHydrated,
  openSheet,
  panel,
  phone,
} from './site.js';

const preference = (page: Page) => page.evaluate(() => localStorage.getItem('preferredLanguage'));

/** Stores a preference before the page's own scripts run, unless there is one. */
const prefer = (page: Page, value: string) =>
  page.addInitScript((preferred) => {
    if (sessionStorage.getItem('visited')) return;
    sessionStorage.setItem('visited', '');
    localStorage.setItem('preferredLanguage', preferred);
  }, value);

test.describe('the language of a page', { tag: '@engines' }, () => {
  test('is its path’s, whatever is stored, and stored from then on', async ({ page }) => {
    await prefer(page, 'de');
    await page.goto('/fr/kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect.poll(() => preference(page)).toBe('fr');
  });

  test('is the stored one where the path names none, with query and anchor kept', async ({
    page,
  }) => {
    await prefer(page, 'de');
    await page.goto('/kontakt?from=mail#main');
    await expect(page).toHaveURL('/de/kontakt?from=mail#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('needs no storage', async ({ page }) => {
    await forbidStorage(page);
    await openHydrated(page, '/de/');
    await follow(page, '/de/kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('the language switch', { tag: '@engines' }, () => {
  for (const react of [true, false]) {
    test(`leads to the same place in each language, and that is kept (React: ${react})`, async ({
      page,
    }) => {
      await page.goto('/kontakt?from=mail#contact-form');
      for (const [language, path] of [
        ['de', '/de/kontakt'],
        ['fr', '/fr/kontakt'],
        ['en', '/kontakt'],
      ] as const) {
        if (react) await hydrate(page);
        await chooseLanguage(page, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveURL(`${path}?from=mail#contact-form`);
        await expect.poll(() => preference(page)).toBe(language);
      }
      await page.reload();
      await expect(page).toHaveURL('/kontakt?from=mail#contact-form');
    });
  }

  test('is heeded before the page’s script is there', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await page.goto('/fr/kontakt');
    await page.route('**/assets/loader-*.js', () => {});
    await page.reload({ waitUntil: 'commit' });
    await (await openSheet(page)).locator('a[data-language=en]').click();
    await expect(page).toHaveURL('/kontakt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect.poll(() => preference(page)).toBe('en');
  });

  test('is no step of its own: Back leads to the page before, with what its address carries', async ({
    page,
  }) => {
    await openHydrated(page, '/kontakt?case=growth#contact-form');
    await follow(page, '/ueber-mich');
    await chooseLanguage(page, 'de');
    await expect(page).toHaveURL('/de/ueber-mich');
    await page.goBack();
    await expect(page).toHaveURL('/de/kontakt?case=growth#contact-form');
  });

  test('is not chosen by the menu of a right click', async ({ page }) => {
    await openHydrated(page, '/');
    await button(page, 'language').click();
    const german = panel(page, 'language').locator('a[data-language=de]');
    await german.dispatchEvent('auxclick', { button: 2 });
    await expect.poll(() => preference(page)).toBe('en');
  });
});

test.describe('a path without a page', { tag: '@engines' }, () => {
  test.use({ allowedErrors: /404|keine-seite/ });

  test('is logged, leads home, and is kept when the language is switched', async ({
    page,
    faults,
  }) => {
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
      if (!react) await blockReact(page);
      await page.goto('/beratung');
      if (react) await hydrate(page);
      const german = await context.newPage();
      await german.goto('/de/beratung');
      await footerLink(page, '/ueber-mich').click();
      await expect(page).toHaveURL('/ueber-mich');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await footerLink(german, '/de/ueber-mich').click();
      await expect(german).toHaveURL('/de/ueber-mich');
    });
});
