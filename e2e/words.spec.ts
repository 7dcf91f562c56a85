import { globSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { refusedPageGaps } from '../packages/contact/src/index.js';
import { localizedPath } from '../site/i18n/href.js';
import { languages } from '../site/i18n/languages.js';
import { paths } from '../site/paths.js';
import { expect, formTakenOver, test } from './fixtures.js';
import { wordFaults } from './inspect/wordFaults.js';

test('the words of every built page are all there', async ({ page }) => {
  const pages = globSync('site/dist/**/*.html');
  const answers = globSync('site/dist-forms/**/*.html');
  // One more in all languages: what the host shows after too many posts.
  expect(pages).toHaveLength(Object.keys(paths).length * languages.length + 1);
  expect(answers).toHaveLength(languages.length);
  for (const file of [...pages, ...answers]) {
    const html = readFileSync(file, 'utf8').replace(refusedPageGaps.reason, 'Reason');
    expect.soft(await wordFaults(page, html), file).toEqual([]);
  }
});

for (const language of languages) {
  test(`the words that come with an empty form are all there (${language})`, async ({
    page,
    context,
  }) => {
    await page.goto(localizedPath('/kontakt', language));
    await page.locator('[name=firstName]').focus();
    await formTakenOver(page);
    await page.locator('form button[type=submit]').click();
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await wordFaults(await context.newPage(), await page.content())).toEqual([]);
  });
}

for (const [fault, plant] of [
  [
    'the id of a message, p',
    (html: string) => html.replace('</main>', `<p>${generateMessageId('First name')}</p></main>`),
  ],
  ['raw, p: {name}', (html: string) => html.replace('</main>', '<p>To {name}</p></main>')],
  ['raw, p: <link>', (html: string) => html.replace('</main>', '<p>&lt;link>here</p></main>')],
  ['raw, title: undefined', (html: string) => html.replace('<title>', '<title>undefined ')],
  ['blank: <h1', (html: string) => html.replace(/(<h1[^>]*>).*?<\/h1>/s, '$1</h1>')],
  [
    'blank: placeholder of input',
    (html: string) => html.replace(/placeholder="[^"]+"/, 'placeholder=""'),
  ],
] as const) {
  test(`a planted “${fault}” is found`, async ({ page }) => {
    const html = readFileSync('site/dist/kontakt.html', 'utf8');
    expect(await wordFaults(page, plant(html))).toEqual([expect.stringContaining(fault)]);
  });
}
