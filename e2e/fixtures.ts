import { test as base, expect, type Page, type Route } from 'playwright/test';
import { menuButton } from './menus.js';

type Fixtures = {
  /**
   * Console errors and warnings, uncaught exceptions, CSP violations and third-party requests. Any
   * of them fails the test unless `allowedErrors` matches.
   */
  faults: string[];
  /** Faults that the test provokes. @default null */
  allowedErrors: RegExp | null;
};

/** Chromium logs a view transition that came too late. The page is shown without it. */
const lateTransition = /Transition was aborted.*Page already revealed/;

/** Playwright's `test`; every page of its `context` is checked for faults. */
export const test = base.extend<Fixtures>({
  allowedErrors: [null, { option: true }],

  faults: [
    async ({ context, baseURL, allowedErrors }, use) => {
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
      const isFault = (text: string) => !allowedErrors?.test(text) && !lateTransition.test(text);
      const found = faults.filter(isFault);
      // Pending delayed requests must not fail the test.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const phone = { viewport: { width: 390, height: 844 } };

/** Triggers hydration and waits for it; on small screens also for the dialog. */
export async function triggerHydration(page: Page): Promise<void> {
  const button = menuButton(page);
  await button.dispatchEvent('pointerover');
  await page.locator('html[data-hydrated]').waitFor();
  if (await button.isVisible()) await expect(button).toHaveAttribute('aria-haspopup');
}

/** Marks the document for `isSameDocument`. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(globalThis, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

/** Opens a page, hydrates it and marks the document. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await triggerHydration(page);
  await markDocument(page);
}

/** Follows a link of the footer until the new page's heading has the focus. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeFocused();
}

export async function waitForHydratedForm(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForFunction(() => document.forms[0]?.noValidate);
}

/** Opens a form and hydrates it by focusing a field. */
export async function openForm(page: Page, path = '/kontakt'): Promise<void> {
  await page.goto(path);
  await page.locator('[name=firstName]').focus();
  await waitForHydratedForm(page);
}

/** All scripts but the loader. */
export const reactScripts = /\/assets\/(?!loader-)[^/]+\.js$/;

/** Prevents hydration. Browsers log failed scripts: allow `/Failed to load/`. */
export const blockReact = (page: Page) => page.route(reactScripts, (route) => route.abort());

/** Delays matching requests. Returns a function that releases them. */
export async function delayRequests(
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
