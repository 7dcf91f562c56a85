import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { browserArguments, ensureBrowser } from '../scripts/browser.js';
import { startServer, type RunningServer } from '../scripts/serve.js';

/** A page, with what went wrong on it. */
export type WatchedPage = Page & {
  /** Errors and warnings of the console, and uncaught exceptions. */
  complaints: string[];
  /** Addresses outside the site that the page asked for. */
  strangers: string[];
};

export interface Site {
  /** Origin of the served site. */
  url: () => string;
  /** Opens a path in a context of its own. `setUp` runs before the page is asked for. */
  open: (
    path: string,
    options?: BrowserContextOptions,
    setUp?: (page: Page) => Promise<unknown>,
  ) => Promise<WatchedPage>;
}

/** Serves the built site and starts a browser, for all tests of a file. */
export function useSite(): Site {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer({ port: 0 });
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return {
    url: () => server.url,
    async open(path, options = {}, setUp) {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      const page = Object.assign(await context.newPage(), {
        complaints: [] as string[],
        strangers: [] as string[],
      });
      page.on('console', (entry) => {
        if (['error', 'warning'].includes(entry.type())) page.complaints.push(entry.text());
      });
      page.on('pageerror', (error) => page.complaints.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server.url) && !url.startsWith('data:')) page.strangers.push(url);
      });
      await setUp?.(page);
      await page.goto(path);
      return page;
    },
  };
}

/** Lets React take over, as a pointer on the bar does, and waits until it is in charge. */
export async function takeOver(page: Page): Promise<void> {
  await page.locator('header[data-intent]').dispatchEvent('pointerover');
  await page.locator('html[data-live]').waitFor();
}
