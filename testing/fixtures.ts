import { test as base, expect } from 'playwright/test';

type Fixtures = {
  /**
   * Console errors and warnings, uncaught exceptions, CSP violations and third-party requests. Any
   * of them fails the test unless `allowedErrors` matches.
   */
  faults: string[];
  /** Faults that the test provokes. @default null */
  allowedErrors: RegExp | null;
};

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
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`csp: ${violatedDirective} ${blockedURI}`),
        ),
      );
      await use(faults);
      // Pending delayed requests must not fail the test.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults.filter((text) => !allowedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
