import { test as base, expect, type Page, type Route } from 'playwright/test';
import { menuButton } from './menus.js';

type Fixtures = {
  /**
   * What went wrong on the pages of a test, as it happens: errors and warnings of the console, uncaught
   * exceptions, violations of the Content-Security-Policy (`csp: …`) and requests to other origins
   * (`third party: …`). Each of them fails the test, unless `allowedFaults` matches it.
   */
  faults: string[];
  /** Faults that a test provokes on purpose. Default: none. */
  allowedFaults: RegExp | null;
};

/** Chromium reports a view transition that came too late. The page is shown without it. */
const late = /Transition was aborted.*Page already revealed/;

/** Playwright's `test`; every page of its `context` is watched for faults. */
export const test = base.extend<Fixtures>({
  allowedFaults: [null, { option: true }],

  faults: [
    async ({ context, baseURL, allowedFaults }, use) => {
      const faults: string[] = [];
      context.on('console', (entry) => {
        if (['error', 'warning'].includes(entry.type())) faults.push(entry.text());
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) {
          faults.push(`third party: ${request.url()}`);
        }
      });
      await context.exposeFunction('reportViolation', (violation: string) => {
        faults.push(`csp: ${violation}`);
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          const { reportViolation } = globalThis as unknown as Record<
            string,
            (text: string) => void
          >;
          reportViolation!(`${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(faults);
      const isFault = (said: string) => !allowedFaults?.test(said) && !late.test(said);
      const found = faults.filter(isFault);
      // A page may still fetch what a test has held back; what comes of it is no fault of the page.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const phone = { viewport: { width: 390, height: 844 } };

/**
 * Makes React take the page over, as a pointer on the bar does, and waits until it has; on a small
 * screen also until Radix's dialog has replaced the popover.
 */
export async function hydrate(page: Page): Promise<void> {
  const button = menuButton(page);
  await button.dispatchEvent('pointerover');
  await page.locator('html[data-live]').waitFor();
  if (await button.isVisible()) await expect(button).toHaveAttribute('aria-haspopup');
}

/** Marks the document, so that `isSameDocument` tells it from a later one. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

/** Opens a page, has React take it over, and marks the document. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await markDocument(page);
}

/** Follows a link of the foot, which every page has, until the new page's heading has the focus. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeFocused();
}

export async function formHydrated(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor();
  await page.waitForFunction(() => document.forms[0]?.noValidate);
}

/** Opens a form and hydrates it, which a touch of it sets off. */
export async function openForm(page: Page, path = '/kontakt'): Promise<void> {
  await page.goto(path);
  await page.locator('[name=firstName]').focus();
  await formHydrated(page);
}

/** The scripts that React comes with: all but the loader, which fetches them. */
export const reactScripts = /\/assets\/(?!loader-)[^/]+\.js$/;

/** Keeps React from ever coming. Browsers report the scripts as failed: allow `/Failed to load/`. */
export const withoutReact = (page: Page) => page.route(reactScripts, (route) => route.abort());

/** Holds requests back. Returns what lets them come. */
export async function holdBack(
  page: Page,
  requests: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, async (route) => {
    await isReleased;
    await answer(route);
  });
  return release;
}

export const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
