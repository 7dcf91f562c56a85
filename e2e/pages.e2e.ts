import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { localizedPath } from '../site/src/i18n/href.js';
import { languages } from '../site/src/i18n/languages.js';
import { routePaths } from '../site/src/routePath.js';
import { storedInBrowser } from '../site/src/content/processing.js';
import { takeOver, openSite } from './openSite.js';

const site = openSite();
const pages = routePaths.flatMap((path) =>
  languages.map((language) => ({ path, language, address: localizedPath(path, language) })),
);

describe('the 48 pages', () => {
  it('are sixteen in three languages', () => {
    expect(pages).toHaveLength(48);
  });

  it.each(pages)('$address answers in its own language and says so', async (page) => {
    const response = await fetch(site.url() + page.address);
    const html = await response.text();
    const canonical = new RegExp(`<link rel="canonical" href="[^"]*${page.address}"`);
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${page.language}"`);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(html).toMatch(canonical);
    for (const language of languages) {
      const twin = localizedPath(page.path, language);
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${language}" href="[^"]*${twin}"`, 'i'),
      );
    }
  });

  it('have titles and descriptions of their own', async () => {
    const heads = await Promise.all(
      pages.map(async ({ address }) => {
        const html = await (await fetch(site.url() + address)).text();
        return {
          title: /<title>([^<]*)/.exec(html)![1]!,
          description: /<meta name="description" content="([^"]*)/.exec(html)![1]!,
        };
      }),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(48);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(48);
  });

  it.each(pages)('$address only leads to pages in its own language', async (page) => {
    const prefix = page.language === 'en' ? '' : `/${page.language}`;
    const opened = await site.open(page.address, { javaScriptEnabled: false });
    const links = await opened
      .locator('a[href^="/"]:not([data-language])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(20);
    const strays = links.filter((link) =>
      prefix ? !link.startsWith(`${prefix}/`) : /^\/(?:de|fr)(?:\/|$)/.test(link),
    );
    expect(strays).toEqual([]);
  });

  describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
    it.each(pages)(
      '$address has no accessibility violation, no complaint in the console, no stranger asked, nothing stored but what the register says',
      async ({ address }) => {
        const page = await site.open(address, { colorScheme });
        await takeOver(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const summary = violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ html }) => html.slice(0, 160)),
        }));
        expect(summary).toEqual([]);
        expect(page.complaints).toEqual([]);
        expect(page.strangers).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        const stored = await page.evaluate(() => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]);
        const allowed = storedInBrowser.map(({ key }) => key);
        expect(stored.filter((key) => !allowed.includes(key))).toEqual([]);
      },
    );
  });

  it.each(pages)('$address never scrolls sideways at 320 px', async ({ address }) => {
    const page = await site.open(address, { viewport: { width: 320, height: 640 } });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
  });
});
