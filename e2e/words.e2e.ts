import { globSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillPage, mapFields } from '../packages/contact/src/index.js';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { paths } from '../site/paths.js';
import { wordFaults } from './inspect/wordFaults.js';
import { formTakenOver, openSite } from './openSite.js';

const site = openSite();
const pages = globSync('site/dist/**/*.html').toSorted();
const answers = globSync('site/dist-forms/**/*.html').toSorted();

const found = new Map<string, string[]>();

/** A page that reads HTML without running it; it ends with the test. */
const openReader = () => site.open('about:blank');

beforeAll(async () => {
  const reader = await openReader();
  for (const file of [...pages, ...answers]) {
    // Pages for the function become what a visitor sees, with an issue beside every field.
    const issues = mapFields((field) => field);
    const note = 'A note';
    const html = fillPage(readFileSync(file, 'utf8'), {
      values: {},
      issues,
      note,
      mailto: 'mailto:',
    });
    found.set(file, await wordFaults(reader, html));
  }
});

describe('the words of the built pages', () => {
  test('are read on every page: sixteen, the thanks and the missing one, in each language', () => {
    expect(pages).toHaveLength(Object.keys(paths).length * languages.length);
    expect(answers.length % languages.length).toBe(0);
    expect(answers.length).toBeGreaterThan(0);
  });

  test.each([...pages, ...answers])('are all there in %s', (file) => {
    expect(found.get(file)).toEqual([]);
  });
});

describe('the words that come only with use', () => {
  test.each(languages)('are all there after an empty form was sent in %s', async (language) => {
    const page = await site.open(localizedPath('/kontakt', language));
    await page.locator('[name=firstName]').focus();
    await formTakenOver(page);
    await page.locator('form button[type=submit]').click();
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await wordFaults(await openReader(), await page.content())).toEqual([]);
  });
});

describe('the reading itself', () => {
  test.each([
    [
      'the id of a message, p',
      (html: string, id = '') => html.replace('</main>', `<p>${id}</p></main>`),
    ],
    ['raw, p: {name}', (html: string) => html.replace('</main>', '<p>To {name}</p></main>')],
    ['raw, p: <link>', (html: string) => html.replace('</main>', '<p>&lt;link>here</p></main>')],
    ['raw, title: undefined', (html: string) => html.replace('<title>', '<title>undefined ')],
    ['blank: <h1', (html: string) => html.replace(/(<h1[^>]*>).*?<\/h1>/s, '$1</h1>')],
    [
      'blank: placeholder of input',
      (html: string) => html.replace(/placeholder="[^"]+"/, 'placeholder=""'),
    ],
  ])('finds a planted “%s”', async (fault, plant) => {
    const html = readFileSync('site/dist/kontakt.html', 'utf8');
    const planted = plant(html, generateMessageId('First name'));
    expect(planted).not.toBe(html);
    expect(await wordFaults(await openReader(), planted)).toEqual([expect.stringContaining(fault)]);
  });
});
