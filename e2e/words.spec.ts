import { globSync, readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { refusedPageGaps } from '../packages/contact/src/index.js';
import { languages } from '../site/i18n/languages.js';
import { paths } from '../site/paths.js';
import { expect, test } from './fixtures.js';
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
