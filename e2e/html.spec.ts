import { globSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { HtmlValidate } from 'html-validate';
import { refusedPageGaps } from '../packages/contact/src/index.js';
import { languages } from '../site/i18n/languages.js';
import { paths } from '../site/paths.js';
import { expect, test } from './fixtures.js';
import { wordFaults } from './inspect/wordFaults.js';
import { readHtml } from './support/readHtml.js';

/** Every page as the build has written it, by its file, and the page that refuses a form. */
const built = globSync('site/{dist,dist-functions}/**/*.html').map(
  (file) => [file, readFileSync(file, 'utf8').replace(refusedPageGaps.reason, 'Reason')] as const,
);

test('the build has written each page in each language, and what answers a refused form', () => {
  // One more in all languages: what the host shows after too many posts.
  expect(built).toHaveLength((Object.keys(paths).length + 1) * languages.length + 1);
});

test('the words of every built page are all there', async ({ page }) => {
  for (const [file, html] of built) expect.soft(await wordFaults(page, html), file).toEqual([]);
});

test('the fonts have every character of every page', async ({ page }) => {
  const shown = built
    .flatMap(([, html]) => readHtml(html))
    .filter(({ name }) => !['script', 'style'].includes(name));
  const text = shown.map((element) => element.text).join('');
  const characters = new Set(text.replaceAll(/[\s\p{Cf}]/gu, ''));
  await page.goto('/');
  const missing = await page.evaluate(
    async (all) => {
      const context = document.createElement('canvas').getContext('2d')!;
      // A character that the font has is equally wide with any fallback.
      const width = (font: string, text: string) => {
        context.font = `40px ${font}`;
        return context.measureText(text).width;
      };
      const missing: string[] = [];
      for (const font of ['Newsreader', 'Instrument Sans']) {
        await document.fonts.load(`1em ${font}`);
        for (const each of all) {
          const widths = ['serif', 'monospace'].map((other) => width(`"${font}", ${other}`, each));
          if (widths[0] !== widths[1]) missing.push(`${font}: ${each}`);
        }
      }
      return missing;
    },
    [...characters],
  );
  expect(missing).toEqual([]);
});

test('the HTML of every built page is valid', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes some attributes in camel case; HTML ignores their case.
      'attr-case': 'off',
      // React's ids begin with an underscore. HTML allows all but spaces.
      'valid-id': ['error', { relaxed: true }],
    },
  });
  for (const [file, html] of built) {
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(problems, file).toEqual([]);
  }
});

test('a page waits with its first picture for its content, which a page change fades in', () => {
  for (const [file, html] of built) {
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
    expect.soft(html, file).toContain(`<main id="${id}"`);
  }
});

test('a planted fault is found', async ({ page }) => {
  const html = readFileSync('site/dist/kontakt.html', 'utf8');
  const id = generateMessageId('First name');
  for (const [fault, planted] of [
    ['the id of a message, p', html.replace('</main>', `<p>${id}</p></main>`)],
    ['raw, p: {name}', html.replace('</main>', '<p>To {name}</p></main>')],
    ['raw, p: <link>', html.replace('</main>', '<p>&lt;link>here</p></main>')],
    ['raw, title: undefined', html.replace('<title>', '<title>undefined ')],
    ['blank: <h1', html.replace(/(<h1[^>]*>).*?<\/h1>/s, '$1</h1>')],
    ['blank: placeholder of input', html.replace(/placeholder="[^"]+"/, 'placeholder=""')],
  ] as const)
    expect.soft(await wordFaults(page, planted)).toEqual([expect.stringContaining(fault)]);
});
