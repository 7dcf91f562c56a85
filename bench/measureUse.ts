import type { Browser, Page } from 'playwright';
import { withPage } from './withPage.js';

/**
 * Opens a menu, which brings React, and follows a link of the bar that was pointed at before. In ms on
 * a machine that is not slowed; bytes as sent.
 */
export async function measureUse(browser: Browser, url: string) {
  return withPage(browser, { screen: 'desk', rate: 1 }, async (page) => {
    await page.goto(url);
    await markNext(page, 'pointerover');
    await page.locator('[data-menu=services] > button').hover();
    await page.locator('html[data-live]').waitFor();
    const intentToLive = await timeBetween(page, 'pointerover', 'live');
    await page.waitForTimeout(300);
    const scriptBytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    const link = page.locator('header nav a[href$="/ueber-mich"]').first();
    await link.hover();
    await page.waitForTimeout(1000);
    await markNext(page, 'click');
    await link.click();
    await page.waitForFunction(() => performance.getEntriesByName('route').length > 0);
    return {
      'JavaScript after intent': scriptBytes,
      'intent to React in charge': intentToLive,
      'route change': await timeBetween(page, 'click', 'route'),
    };
  });
}

/** Marks the page’s next event of a type, by its name. */
const markNext = (page: Page, event: string) =>
  page.evaluate((name) => {
    document.addEventListener(name, () => performance.mark(name), { once: true, capture: true });
  }, event);

/** Ms between the last two marks of these names. */
const timeBetween = (page: Page, from: string, to: string) =>
  page.evaluate(([start, end]) => performance.measure('between', start, end).duration, [from, to]);

/** The slowest of a visitor's interactions with the sheet and the form of a contact page, in ms, slowed. */
export async function measureInteraction(browser: Browser, url: string): Promise<number> {
  return withPage(browser, { screen: 'phone' }, async (page) => {
    await openWatched(page, url);
    const press = async (selector: string) => {
      await page.locator(selector).first().click();
      await page.waitForTimeout(500);
    };
    await press('[data-burger]');
    await press('[role=dialog] :is(summary,button[aria-expanded])');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    await press('[data-burger]');
    await page.keyboard.press('Escape');
    await press('[name=firstName]');
    await page.keyboard.type('Zoé', { delay: 100 });
    await press('form button[type=submit]');
    await page.locator('select').first().selectOption({ index: 1 });
    await page.waitForTimeout(500);
    return (await watched(page)).interaction;
  });
}

const message =
  'Bonjour, notre entreprise familiale change de direction au printemps et l’équipe dirigeante ' +
  's’interroge : comment préparer la relève sans perdre les clés de la maison ? Déjà merci, à bientôt.';

/** The longest frame while a French message is typed at ten keys a second, in ms, slowed; 0 below 50. */
export async function measureTyping(browser: Browser, url: string): Promise<number> {
  return withPage(browser, { screen: 'phone' }, async (page) => {
    await openWatched(page, url);
    await page.locator('[name=message]').click();
    await page.locator('html[data-live]').waitFor();
    await page.waitForTimeout(1000);
    await page.evaluate(() => Object.assign(window, { watched: { interaction: 0, frame: 0 } }));
    await page.keyboard.type(message, { delay: 100 });
    return (await watched(page)).frame;
  });
}

async function openWatched(page: Page, url: string): Promise<void> {
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForTimeout(500);
}

type Watched = { interaction: number; frame: number };

const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Runs in the page: the longest time from an input to its frame, and the longest frame. */
function watch(): void {
  const seen = Object.assign(window, { watched: { interaction: 0, frame: 0 } });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId)
        seen.watched.interaction = Math.max(seen.watched.interaction, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      seen.watched.frame = Math.max(seen.watched.frame, duration);
  }).observe({ type: 'long-animation-frame' });
}
