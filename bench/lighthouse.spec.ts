import lighthouse from 'lighthouse';
import { chromium, expect, test, type Browser } from 'playwright/test';
import { browserArguments, ensureBrowser } from '../e2e/support/browser.js';
import { inEachLanguage } from '../e2e/support/inEachLanguage.js';
import { startServer, type RunningServer } from '../netlify/local/serve.js';
import { publicPaths } from '../site/testing/publicPaths.js';

/*
 * npm run lighthouse                               every page of the built site, three times
 * npm run lighthouse -- --repeat-each 1 -g /de/    once, and only some
 *
 * Lighthouse for mobile: each run must score 100 in every category and keep the budgets.
 */

/** The contact form is hydrated at once. */
const hasForm = (path: string) => path.endsWith('/kontakt');

/** Budgets of audits: bytes, ms, or layout shift. */
const budgetsOf = (path: string) => ({
  'total-byte-weight': hasForm(path) ? 225_000 : 100_000,
  'largest-contentful-paint': 1_800,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.06,
});

/** Port of the browser for Lighthouse. */
const port = 9222;
let server: RunningServer;
let browser: Browser;
test.beforeAll(async () => {
  server = await startServer({ port: 0 });
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
});
test.afterAll(async () => {
  await browser.close();
  await server.close();
});

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const measure = async (path: string) =>
  (await lighthouse(server.url + path, { port, logLevel: 'silent', onlyCategories: categories }))!
    .lhr;

for (const path of inEachLanguage(publicPaths)) {
  test(`${path} has the best score in every category and keeps its budgets`, async () => {
    let report = await measure(path);
    // In a hidden window Chromium sometimes paints nothing (`NO_FCP`).
    for (let again = 0; again < 2 && report.runtimeError; again++) report = await measure(path);
    expect(report.runtimeError).toBeUndefined();
    for (const { id, title, score, auditRefs } of Object.values(report.categories)) {
      const reasons = auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]!.score ?? 1) < 1)
        .map(({ id }) => `${id} ${report.audits[id]!.displayValue ?? ''}`);
      const least = id === 'performance' && hasForm(path) ? 0.95 : 1;
      expect.soft(score, `${title}: ${reasons.join(', ')}`).toBeGreaterThanOrEqual(least);
    }
    for (const [id, most] of Object.entries(budgetsOf(path)))
      expect.soft(report.audits[id]!.numericValue, id).toBeLessThanOrEqual(most);
  });
}
