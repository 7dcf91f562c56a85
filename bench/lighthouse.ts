import { parseArgs } from 'node:util';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { browserArguments, ensureBrowser } from '../e2e/support/browser.js';
import { freePort } from '../e2e/support/freePort.js';
import { inEachLanguage } from '../e2e/support/inEachLanguage.js';
import { startServer } from '../netlify/local/serve.js';
import { publicPaths } from '../site/paths.js';

/**
 * `npm run lighthouse [-- --runs 3] [--page /de/]`: Lighthouse for mobile on every page of the built
 * site; a page counts by the worst of its runs. Ends with 1 when a page is below 100 in a category or
 * beyond a budget.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string', multiple: true } },
});
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What an audit may measure at most: bytes, ms, or a layout shift. */
const budgets = {
  'total-byte-weight': 100_000,
  'largest-contentful-paint': 1_800,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.06,
};
const paths = values.page ?? inEachLanguage(publicPaths);

// For the browser's debugging, which Lighthouse connects to.
const port = await freePort();
const server = await startServer({ port: 0 });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
let missed = 0;
try {
  for (const path of paths) {
    const worst: Record<string, number> = {};
    const reasons = new Set<string>();
    for (let run = 0; run < Number(values.runs); run++) {
      const { lhr } = await measure(path);
      for (const name of categories) {
        const { score, auditRefs } = lhr.categories[name]!;
        const points = Math.round((score ?? 0) * 100);
        worst[name] = Math.min(worst[name] ?? 100, points);
        if (points === 100) continue;
        for (const { id, weight } of auditRefs) {
          const audit = lhr.audits[id]!;
          if (weight > 0 && audit.score !== null && audit.score < 1)
            reasons.add(`${id} ${audit.displayValue ?? ''}`.trim());
        }
      }
      for (const [id, most] of Object.entries(budgets)) {
        const measured = lhr.audits[id]!.numericValue!;
        if (measured > most) reasons.add(`${id} ${Math.round(measured * 1000) / 1000} of ${most}`);
      }
    }
    if (reasons.size > 0) missed += 1;
    const points = categories.map((name) => `${worst[name]}`.padStart(4)).join('');
    console.log(`${path.padEnd(40)}${points}  ${[...reasons].join(', ')}`);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${paths.length - missed} of ${paths.length} pages have 100 and keep their budgets.`);
if (missed > 0) process.exitCode = 1;

/**
 * Lighthouse's result for a page. In a window that nobody sees, Chromium sometimes paints nothing
 * (`NO_FCP`) or loses the start of its trace (`NO_NAVSTART`); then it tries again, and says so.
 *
 * @throws when Lighthouse has failed three times
 */
async function measure(path: string): Promise<RunnerResult> {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(server.url + path, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (result && !result.lhr.runtimeError) return result;
    const reason = result?.lhr.runtimeError?.message ?? 'it gave no result';
    if (attempt === 3) throw new Error(`Lighthouse could not measure ${path}: ${reason}`);
    console.log(`${path}: once more, because ${reason}`);
  }
}
