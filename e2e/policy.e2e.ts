import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { publicPaths } from '../site/paths.js';
import { openSite } from './openSite.js';
import { inEachLanguage } from './support/inEachLanguage.js';

const site = openSite();
const addresses = inEachLanguage([...publicPaths, '/kontakt/danke', '/no-such-page']);

/** Puts something into the HTML of the home page, which keeps its policy. */
const inject = (html: string) => (page: Page) =>
  page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${html}</main>`);
    await route.fulfill({ response, body });
  });

/** No header rule names a missing path, so its page brings the policy. */
async function policyOf(address: string): Promise<string> {
  const response = await fetch(site.url() + address);
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
  const header = response.headers.get('content-security-policy');
  return header ?? inPage.exec(await response.text())?.[1] ?? '';
}

const wasRun = (page: Page) => page.evaluate(() => 'injected' in globalThis);

describe('the Content-Security-Policy', () => {
  test.each(addresses)('of %s leaves csp_evaluator nothing above low', async (address) => {
    const policy = await policyOf(address);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test.each([
    ['an inline script', '<script>globalThis.injected = 1</script>', 'script-src-elem'],
    ['a handler', '<img src="/x" alt="" onerror="globalThis.injected = 1">', 'script-src-attr'],
    ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>', 'script-src'],
    ['a style sheet', '<style>main { display: none }</style>', 'style-src-elem'],
    ['a style', '<p style="position: fixed">…</p>', 'style-src-attr'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>', 'frame-src'],
    ['another base', '<base href="https://evil.example/">', 'base-uri'],
  ])('blocks %s that somebody has got into the page', async (_, html, directive) => {
    const page = await site.open('/', {}, inject(html));
    await expect
      .poll(() => page.complaints.filter((it) => it.startsWith('Content-Security-Policy')))
      .toEqual([expect.stringContaining(directive)]);
    expect(await wasRun(page)).toBe(false);
    expect(await page.locator('main').isVisible()).toBe(true);
  });

  test('blocks a script that text is made into, by Trusted Types', async () => {
    const page = await site.open('/');
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

  test('blocks a form that would post elsewhere', async () => {
    const form = '<form action="https://evil.example/" method="post"><button>Go</button></form>';
    const page = await site.open('/', {}, inject(form));
    await page.locator('main form').evaluate((it: HTMLFormElement) => it.requestSubmit());
    await expect.poll(() => page.complaints.join()).toContain('form-action');
    expect(page.url()).toBe(`${site.url()}/`);
  });

  test('lets no other site frame a page', async () => {
    const { headers } = await fetch(site.url());
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});
