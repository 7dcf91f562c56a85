import { globSync, readFileSync } from 'node:fs';
import { unescape } from 'node:querystring';
import { HtmlValidate } from 'html-validate';
import { languages } from '../site/i18n/languages.js';
import { pageNames } from '../site/paths.js';
import { expect, test } from './fixtures.js';
import { readHtml } from './support/readHtml.js';

/** Every built page by file. */
const built = globSync('site/dist/**/*.html').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

test('the build has written each page in each language', () => {
  expect(built).toHaveLength(pageNames.length * languages.length);
});

const textAttributes = ['aria-label', 'title', 'placeholder', 'content', 'href'];
const raw = /\{[^}]*\}|<\/?\w+\/?>|\b(?:undefined|null|NaN)\b|\[object \w+\]/;

/** Broken texts: an unresolved placeholder or tag, `undefined`, or nothing. */
const wordFaults = (html: string) =>
  readHtml(html)
    .filter(({ name }) => !['script', 'style', 'noscript'].includes(name))
    .flatMap(({ name, attributes, text }) => {
      const attributeTexts = textAttributes.map((each) => unescape(attributes[each] ?? '–'));
      const wrong = [text, attributes['alt'] ?? '', ...attributeTexts].flatMap(
        (words) => raw.exec(words)?.[0] ?? [],
      );
      return [...wrong, ...attributeTexts.filter((words) => !words.trim())].map(
        (fault) => `${name}: ${fault}`,
      );
    });

test('the words of every built page are all there', () => {
  for (const [file, html] of built) expect.soft(wordFaults(html), file).toEqual([]);
});

test('a prepared mail has the subject that the owner expects', () => {
  const pages = new Map(built);
  for (const [page, subjects] of [
    ['index', ['Inquiries About Executive Opportunities']],
    ['beratung', ['Initial Consultation Request']],
    ['ceo-coaching', ['Executive Coaching Inquiry']],
    [
      'termine-anmeldung',
      ['Workshop Enquiry: Emotional Leadership', 'T-Group Seminar Application'],
    ],
  ] as const) {
    const mails = readHtml(pages.get(`site/dist/${page}.html`)!)
      .map(({ attributes: { href = '' } }) => href)
      .filter((href) => href.startsWith('mailto:'))
      .map((href) => new URL(href).searchParams.get('subject'));
    expect.soft(mails, page).toEqual(expect.arrayContaining([...subjects]));
  }
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
      // A character of the font has the same width with any fallback.
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

const withText = 'p li dt dd th td a button h1 h2 h3 h4 label legend option summary figcaption';
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    Object.fromEntries(
      withText.split(' ').map((name) => [name, { inherit: name, textContent: 'accessible' }]),
    ),
  ],
  rules: {
    // React writes some attributes in camel case; HTML ignores case.
    'attr-case': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The Content-Security-Policy forbids style attributes: components have props instead.
    'no-inline-style': 'error',
  },
});

async function htmlFaults(html: string): Promise<string[]> {
  // Live regions are empty at first.
  const { results } = await validator.validateString(
    html.replace(/<p [^>]*aria-live[^>]*><\/p>/, ''),
  );
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('the HTML of every built page is valid, and no element is without its words', async () => {
  for (const [file, html] of built) expect.soft(await htmlFaults(html), file).toEqual([]);
});

test('a page waits with its first picture for its content, which a page change fades in', () => {
  for (const [file, html] of built) {
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
    expect.soft(html, file).toMatch(new RegExp(`<main id="main"><\\w+ id="${id}"`));
  }
});

test('a planted fault is found', async () => {
  const html = readFileSync('site/dist/kontakt.html', 'utf8');
  for (const [fault, planted] of [
    ['p: {name}', html.replace('</main>', '<p>To {name}</p></main>')],
    ['p: <link>', html.replace('</main>', '<p>&lt;link>here</p></main>')],
    ['title: undefined', html.replace('<title>', '<title>undefined ')],
    ['input: ', html.replace(/placeholder="[^"]+"/, 'placeholder=""')],
    ['text-content: <p> must', html.replace('</main>', '<p></p></main>')],
    ['text-content: <dd> must', html.replace(/(<dd[^>]*>).*?<\/dd>/s, '$1</dd>')],
  ] as const) {
    const found = [...wordFaults(planted), ...(await htmlFaults(planted))];
    expect.soft(found).toEqual([expect.stringContaining(fault)]);
  }
});
