import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Page } from 'playwright/test';
import { publicPaths } from '../site/testing/publicPaths.js';
import { expect, test } from './fixtures.js';
import { inEachLanguage } from './support/inEachLanguage.js';

// That no page violates its policy by itself is watched in every test.

/** Puts something into the HTML of the home page, which keeps its policy. */
const inject = (page: Page, html: string) =>
  page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${html}</main>`);
    await route.fulfill({ response, body });
  });

const wasRun = (page: Page) => page.evaluate(() => 'injected' in globalThis);

test('csp_evaluator finds nothing above low in the policy of any page', async ({ request }) => {
  for (const address of inEachLanguage([...publicPaths, '/kontakt/danke', '/no-such-page'])) {
    const response = await request.get(address);
    // No header rule names a missing path, so its page brings the policy.
    const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
    const policy =
      response.headers()['content-security-policy'] ??
      inPage.exec(await response.text())?.[1] ??
      '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const severe = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect.soft(severe, address).toEqual([]);
    expect.soft(policy, address).not.toMatch(/unsafe|\*|https?:/);
    expect.soft(policy, address).toContain("require-trusted-types-for 'script'");
  }
});

test.describe('the policy blocks', () => {
  test.use({ allowedFaults: /./ });

  for (const [what, html, directive] of [
    ['an inline script', '<script>globalThis.injected = 1</script>', 'script-src-elem'],
    ['a handler', '<img src="/x" alt="" onerror="globalThis.injected = 1">', 'script-src-attr'],
    ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>', 'script-src'],
    ['a style sheet', '<style>main { display: none }</style>', 'style-src-elem'],
    ['a style', '<p style="position: fixed">…</p>', 'style-src-attr'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>', 'frame-src'],
    ['another base', '<base href="https://evil.example/">', 'base-uri'],
  ] as const) {
    test(what, async ({ page, faults }) => {
      await inject(page, html);
      await page.goto('/');
      await expect
        .poll(() => faults.filter((fault) => fault.startsWith('csp:')))
        .toEqual([expect.stringContaining(directive)]);
      expect(await wasRun(page)).toBe(false);
      await expect(page.locator('main')).toBeVisible();
    });
  }

  test('a form that would post elsewhere', async ({ page, faults }) => {
    await inject(page, '<form action="https://evil.example/" method="post"></form>');
    await page.goto('/');
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect.poll(() => faults.join()).toContain('csp: form-action');
    expect(page.url()).not.toContain('evil');
  });

  test('text that is made into a script, by Trusted Types', async ({ page }) => {
    await page.goto('/');
    const refusals = await page.evaluate(() => {
      const attempts = [
        () => (document.createElement('script').text = 'globalThis.injected = 1'),
        () => (document.createElement('div').innerHTML = '<img onerror="injected = 1">'),
        () => document.write('<script>globalThis.injected = 1</script>'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError']);
    expect(await wasRun(page)).toBe(false);
  });
});
