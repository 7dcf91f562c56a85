import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { keyboardJourney } from './inspect/keyboardJourney.js';
import { openGroups, openSheet } from './menuSheet.js';
import { formTakenOver, openSite, takeOver } from './openSite.js';

// The journey through each of the 48 pages with React in charge is in pages.e2e.ts.
const site = openSite();
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('href') ?? document.activeElement?.localName,
  );

const withoutReact = (path: string, options: BrowserContextOptions) =>
  site.open(path, options, (page) => page.route('**/assets/*.js', (route) => route.abort()));

describe('the Tab key', () => {
  test.each(languages)('offers the way past the bar first (%s)', async (language) => {
    const page = await site.open(localizedPath('/beratung', language), desk);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    expect(await focused(page)).toBe('#main');
    const box = (await skip.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => !!document.activeElement?.closest('main'));
    expect(isInMain).toBe(true);
  });

  test.each([
    ['/de/', desk],
    ['/kontakt', phone],
    ['/fr/termine-anmeldung', desk],
  ])('goes back the way it came on %s', async (path, options) => {
    const page = await site.open(path, options);
    await takeOver(page);
    const { stops } = await keyboardJourney(page);
    const back = await keyboardJourney(page, 'Shift+Tab');
    expect(back.stops.map(({ place }) => place).toReversed()).toEqual(
      stops.map(({ place }) => place),
    );
    expect(back.stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
  });

  test.each([
    ['/', desk],
    ['/de/kontakt', desk],
    ['/fr/ueber-mich', phone],
  ])(
    'reaches everything on %s without React, panels of the bar included',
    async (path, options) => {
      const page = await withoutReact(path, options);
      const { stops, missed } = await keyboardJourney(page);
      const places = stops.map(({ place }) => place);
      expect(missed).toEqual([]);
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      expect(stops.filter(({ hasRing, isUncovered }) => !hasRing || !isUncovered)).toEqual([]);
      const inPanels = stops.filter(({ tag }) => tag.includes('/case-studies/tgroup'));
      expect(inPanels).toHaveLength(options === desk ? 1 : 0);
    },
  );

  test('shows where it is where colours are forced', async () => {
    const page = await site.open('/de/kontakt', { ...desk, forcedColors: 'active' });
    await takeOver(page);
    const { stops, missed } = await keyboardJourney(page);
    expect(missed).toEqual([]);
    expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
  });

  test('never scrolls what it stops at under the bar', async () => {
    const page = await site.open('/de/datenschutz', { viewport: { width: 1280, height: 400 } });
    const { stops } = await keyboardJourney(page, 'Shift+Tab');
    expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
  });
});

describe('motion', () => {
  test('is over at once for visitors who ask for none: panels, sheet and notice', async () => {
    const page = await site.open('/kontakt', { ...desk, reducedMotion: 'reduce' });
    await takeOver(page);
    await page.evaluate(() => {
      const long: string[] = [];
      Object.assign(globalThis, { long });
      for (const type of ['animationstart', 'transitionrun'] as const) {
        addEventListener(type, ({ target }) => {
          const durations = (target as Element)
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().duration));
          if (durations.some((duration) => duration > 1)) long.push((target as Element).outerHTML);
        });
      }
    });
    for (const id of ['services', 'cases', 'language']) {
      await page.locator(`[data-menu=${id}] > button`).press('Enter');
    }
    await page.setViewportSize(phone.viewport);
    await openSheet(page);
    await page.keyboard.press('Escape');
    await page.locator('[name=firstName]').focus();
    await formTakenOver(page);
    await page.click('form button[type=submit]');
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { long: string[] }).long)).toEqual(
      [],
    );
  });
});

describe('text of twice the size on a phone', () => {
  test.each(languages)('leaves bar and sheet usable (%s)', async (language) => {
    const page = await site.open(localizedPath('/', language), phone);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await takeOver(page);
    const sheet = await openSheet(page);
    await openGroups(sheet);
    const { wide, shown } = await sheet.evaluate((it) => ({
      wide: it.scrollWidth,
      shown: it.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(shown);
    for (const link of await sheet.getByRole('link').all()) await link.click({ trial: true });
  });
});
