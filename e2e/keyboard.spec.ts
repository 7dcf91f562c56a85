import { expect, formTakenOver, phone, takeOver, test } from './fixtures.js';
import { keyboardJourney } from './inspect/keyboardJourney.js';
import { button, menuButton, openSheet, type Group } from './menus.js';

// The walk through each kind of page (one case study for all six), forwards and with React, is in
// pages.spec.ts.

const desk = { width: 1280, height: 800 };

test('the Tab key first offers the way past the bar', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/fr/beratung');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

for (const [path, viewport] of [
  ['/kontakt', phone.viewport],
  ['/fr/termine-anmeldung', desk],
] as const) {
  test(`the Tab key goes back the way it came on ${path}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await takeOver(page);
    const { stops } = await keyboardJourney(page);
    const back = await keyboardJourney(page, 'Shift+Tab');
    const places = back.stops.map(({ place }) => place);
    expect(places.toReversed()).toEqual(stops.map(({ place }) => place));
    expect(back.stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, viewport] of [
    ['/de/kontakt', desk],
    ['/fr/ueber-mich', phone.viewport],
  ] as const) {
    test(`the Tab key reaches everything on ${path}, in order and with a ring`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { stops, missed } = await keyboardJourney(page);
      const places = stops.map(({ place }) => place);
      expect(missed).toEqual([]);
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      expect(stops.filter(({ hasRing, isUncovered }) => !hasRing || !isUncovered)).toEqual([]);
    });
  }
});

test.describe('where colours are forced', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('every stop of the Tab key has a ring', async ({ page }) => {
    await page.goto('/de/kontakt');
    await takeOver(page);
    const { stops, missed } = await keyboardJourney(page);
    expect(missed).toEqual([]);
    expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
  });
});

test('the Tab key never scrolls what it stops at under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/de/datenschutz');
  const { stops } = await keyboardJourney(page, 'Shift+Tab');
  expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('panels, sheet and notice move for no longer than a millisecond', async ({ page }) => {
    await page.goto('/kontakt');
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
    for (const group of ['services', 'cases', 'language'] satisfies Group[]) {
      await button(page, group).press('Enter');
    }
    await page.setViewportSize(phone.viewport);
    await expect(menuButton(page)).toHaveAttribute('aria-haspopup');
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
