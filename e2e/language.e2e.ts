import { describe, expect, test } from 'vitest';
import { takeOver, openSite } from './openSite.js';

const site = openSite();

const stored = (value: string) => ({
  storageState: {
    cookies: [],
    origins: [{ origin: site.url(), localStorage: [{ name: 'preferredLanguage', value }] }],
  },
});
const preference = () => localStorage.getItem('preferredLanguage');

describe('the language of a page', () => {
  test('is the one of its path, whatever is stored', async () => {
    const page = await site.open('/fr/kontakt', stored('de'));
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.evaluate(preference)).toBe('fr');
  });

  test('is the stored one where the path names none, with query and anchor kept', async () => {
    const page = await site.open('/kontakt?from=mail#main', stored('de'));
    expect(page.url()).toBe(`${site.url()}/de/kontakt?from=mail#main`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  test('is English where nothing is stored, and that is stored', async () => {
    const page = await site.open('/beratung');
    expect(new URL(page.url()).pathname).toBe('/beratung');
    expect(await page.evaluate(preference)).toBe('en');
  });

  test.each(['klingon', '', '{"de":1}', 'DE'])(
    'ignores the stored rubbish “%s”',
    async (rubbish) => {
      const page = await site.open('/', stored(rubbish));
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await page.evaluate(preference)).toBe('en');
      expect(page.complaints).toEqual([]);
    },
  );

  test('survives a storage that throws, with and without React', async () => {
    const page = await site.open('/de/', {}, (opened) =>
      opened.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: refuse });
        Object.defineProperty(window, 'sessionStorage', { get: refuse });
      }),
    );
    await takeOver(page);
    await page.locator('footer a[href="/de/kontakt"]').first().click();
    await page.waitForURL('**/de/kontakt');
    expect(await page.locator('h1').textContent()).toMatch(/\S/);
    expect(page.complaints).toEqual([]);
  });
});

describe('the language switch', () => {
  test.each([true, false])(
    'leads back to English although German is stored (React in charge: %s)',
    async (react) => {
      const page = await site.open('/de/beratung', stored('de'));
      if (react) await takeOver(page);
      const link = page.locator('header a[data-language="en"]').first();
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL('**/beratung');
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      expect(new URL(page.url()).pathname).toBe('/beratung');
      expect(await page.evaluate(preference)).toBe('en');
      await page.reload();
      expect(new URL(page.url()).pathname).toBe('/beratung');
    },
  );

  test.each([true, false])('keeps query and anchor (React in charge: %s)', async (react) => {
    const page = await site.open('/kontakt?from=mail#contact-form');
    if (react) await takeOver(page);
    const link = page.locator('header a[data-language="fr"]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL('**/fr/kontakt?from=mail#contact-form');
  });

  test('works without JavaScript', async () => {
    const page = await site.open('/ueber-mich', { javaScriptEnabled: false });
    const link = page.locator('a[data-language="fr"]').first();
    expect(await link.getAttribute('href')).toBe('/fr/ueber-mich');
  });

  test('offers each language by its own name, in that language', async () => {
    const page = await site.open('/fr/');
    for (const [code, name] of [
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
    ]) {
      const link = page.locator(`header a[data-language="${code}"]`).first();
      expect(await link.getAttribute('lang')).toBe(code);
      expect(await link.getAttribute('hreflang')).toBe(code);
      const words = await link.textContent();
      expect(words?.toUpperCase()).toContain(code!.toUpperCase());
      expect(words).toContain(name);
    }
  });
});

describe('paths', () => {
  test.each([
    ['/de', '/de/'],
    ['/fr', '/fr/'],
    ['/kontakt/', '/kontakt'],
    ['/de/kontakt/', '/de/kontakt'],
  ])('%s leads to %s by one permanent redirect', async (from, to) => {
    const response = await fetch(site.url() + from, { redirect: 'manual' });
    expect([301, 308]).toContain(response.status);
    expect(new URL(response.headers.get('location')!, site.url()).pathname).toBe(to);
    expect((await fetch(site.url() + to, { redirect: 'manual' })).status).toBe(200);
  });

  test.each([
    ['/no-such-page', 'en', 'Oops! Page not found'],
    ['/de/keine-seite', 'de', 'Diese Seite gibt es nicht'],
    ['/fr/nulle/part', 'fr', 'Cette page est introuvable'],
  ])('%s answers 404 in its language', async (path, language, heading) => {
    const response = await fetch(site.url() + path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(heading);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('rel="alternate"');
  });

  test('logs a missing path, leads home, and keeps the path when the language is switched', async () => {
    const page = await site.open('/de/keine-seite?x=1');
    expect(page.complaints.some((text) => text.includes('/de/keine-seite'))).toBe(true);
    expect(await page.locator('main a[href="/de/"]').count()).toBe(1);
    const french = page.locator('header a[data-language="fr"]').first();
    expect(await french.getAttribute('href')).toContain('/fr/keine-seite?x=1');
  });
});
