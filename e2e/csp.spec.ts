import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { publicPaths } from '../site/testing/publicPaths.js';
import { expect, test, blockReact } from './fixtures.js';
import { inEachLanguage } from './support/inEachLanguage.js';

// The fixtures check in every test that no page violates its policy.

test('csp_evaluator finds nothing above low in the policy of any page', async ({ request }) => {
  for (const address of inEachLanguage([...publicPaths, '/kontakt/danke', '/no-such-page'])) {
    const response = await request.get(address);
    // No header rule matches a missing path, so its page has a meta policy.
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

test.describe('the policy', () => {
  test.use({ allowedErrors: /./ });

  test('blocks what is put into a page', async ({ page, faults }) => {
    const injected = [
      ['script-src-elem', '<script>globalThis.injected = 1</script>'],
      ['script-src-attr', '<img src="/x" alt="" onerror="globalThis.injected = 1">'],
      ['script-src-elem', '<script src="https://evil.example/x.js"></script>'],
      ['style-src-elem', '<style>main { display: none }</style>'],
      ['style-src-attr', '<p style="position: fixed">…</p>'],
      ['frame-src', '<iframe src="https://evil.example/"></iframe>'],
      ['base-uri', '<base href="https://evil.example/">'],
    ] as const;
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = `${injected.map(([, html]) => html).join('')}<form id="evil" action="https://evil.example/" method="post"></form>`;
      const body = (await response.text()).replace('</main>', `${html}</main>`);
      await route.fulfill({ response, body });
    });
    // Hydration would remove the injected form.
    await blockReact(page);
    await page.goto('/');
    const blocked = () =>
      faults.flatMap((fault) => /^csp: (\S+)/.exec(fault)?.slice(1) ?? []).sort();
    const directives = injected.map(([directive]) => directive);
    await expect.poll(blocked).toEqual(directives.toSorted());
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    await expect(page.locator('main')).toBeVisible();
    // Playwright waits for the blocked navigation, so don't query the page afterwards.
    await page.locator('#evil').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect.poll(blocked).toEqual([...directives, 'form-action'].toSorted());
    expect(page.url()).not.toContain('evil');
  });
});
