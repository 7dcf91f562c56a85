import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { browserArguments, ensureBrowser } from './support/browser.js';
import { steadyBrowser } from './support/steadyBrowser.js';

/** A page, with what went wrong on it. */
export type WatchedPage = Page & {
  /**
   * Errors and warnings of the console, uncaught exceptions, and what the Content-Security-Policy
   * refused.
   */
  complaints: string[];
  /** Addresses outside the site that the page asked for. */
  strangers: string[];
};

type SetUp = (page: Page) => Promise<unknown>;

export type Site = {
  /** Origin of the served site. */
  url: () => string;
  /**
   * Opens a path in its own context, which ends with the test. `setUp` runs before the page is
   * asked for.
   */
  open: (path: string, options?: BrowserContextOptions, setUp?: SetUp) => Promise<WatchedPage>;
  /**
   * Visits many paths, two at a time, and collects what `inspect` finds on each. A visit that fails
   * is a rejected promise in the map, so that the other pages are judged all the same.
   */
  visitEach: <Found>(
    paths: readonly string[],
    inspect: (page: WatchedPage) => Promise<Found>,
    options?: BrowserContextOptions,
  ) => Promise<Map<string, Promise<Found>>>;
};

/** In ms, after which a browser hangs: many times what the longest visit takes, less than a hook has. */
const patience = 120_000;

/**
 * Gives the tests of a file a browser on the served site (see serveSite.ts).
 *
 * @param launch - `executablePath: ensureBrowser()` where the whole browser is needed. Default: the
 *   quickest there is
 */
export function openSite(launch: LaunchOptions = {}): Site {
  const url = inject('siteUrl');
  const browsers = steadyBrowser<Browser>(
    () => chromium.launch({ executablePath: ensureBrowser(), args: browserArguments, ...launch }),
    patience,
  );

  beforeAll(() => browsers.run('start', async () => {}));
  afterEach(() =>
    browsers.run('end of a test', async (browser) => {
      for (const context of browser.contexts()) await context.close();
    }),
  );
  afterAll(browsers.close);

  async function openIn(
    browser: Browser,
    path: string,
    options: BrowserContextOptions = {},
    setUp?: SetUp,
  ) {
    const context = await browser.newContext({ baseURL: url, ...options });
    const page = await watch(await context.newPage(), url);
    await setUp?.(page);
    await page.goto(path);
    return page;
  }

  return {
    url: () => url,
    open: (path, ...rest) => browsers.run(path, (browser) => openIn(browser, path, ...rest)),
    async visitEach(paths, inspect, options) {
      const found = new Map<string, ReturnType<typeof inspect>>();
      const waiting = [...paths];
      const worker = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          const visit = browsers.run(path, async (browser) => {
            const page = await openIn(browser, path!, options);
            return inspect(page).finally(() => page.context().close());
          });
          found.set(path, visit);
          await visit.catch(() => {});
        }
      };
      // More of them only wait for each other on two cores.
      await Promise.all([worker(), worker()]);
      return found;
    },
  };
}

async function watch(page: Page, url: string): Promise<WatchedPage> {
  const watched = Object.assign(page, { complaints: [] as string[], strangers: [] as string[] });
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) watched.complaints.push(entry.text());
  });
  page.on('pageerror', (error) => watched.complaints.push(String(error)));
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(url) && !address.startsWith('data:')) watched.strangers.push(address);
  });
  await page.exposeFunction('tellViolation', (violation: string) => {
    watched.complaints.push(`Content-Security-Policy: ${violation}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellViolation } = globalThis as unknown as Record<string, (text: string) => void>;
      tellViolation!(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return watched;
}

/**
 * Lets React take over, as a pointer on a button of the bar does, and waits until it is in charge; on a
 * small screen until the sheet's dialog has taken the popover's place, too.
 */
export async function takeOver(page: Page): Promise<void> {
  const burger = page.locator('[data-burger]');
  await burger.dispatchEvent('pointerover');
  await page.locator('html[data-live]').waitFor();
  if (await burger.isVisible()) await page.locator('[data-burger][aria-haspopup]').waitFor();
}

/** Waits until React is in charge of the form, too: that is a moment later than of the bar. */
export async function formTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.forms[0]?.noValidate);
}
