import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '../testing/fixtures.js';
import { entriesOf } from './storybookIndex.js';

/*
 * npm run storybook:check: each documentation page of storybook-static shows, logs no error, takes no
 * focus, links only to what is there, and shows its examples in the package's typeface. Keeps their
 * code, which tsc compiles afterwards.
 */
const examples = resolve(import.meta.dirname, '../.cache/examples');
mkdirSync(examples, { recursive: true });

/** Runs before the page's own scripts: records events of Storybook's channel. */
const listen = `
  let channel;
  window.snippets = [];
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(created) {
      channel = created;
      channel.on('storybook/docs/snippet-rendered', (snippet) => window.snippets.push(snippet));
    },
  })`;

const pages = entriesOf('storybook-static', 'docs');
const ids = [...pages, ...entriesOf('storybook-static', 'story')].map(({ id }) => id);

test('the search finds what is not here, because a title has its words', () => {
  const list = resolve(import.meta.dirname, '../packages/ui/docs/components.md');
  const [, table] = readFileSync(list, 'utf8').split('\n## What is not here\n');
  const [, , ...rows] = [...table!.matchAll(/^\| (.+?) +\|/gm)].map(([, words]) => words);
  const page = pages.find(({ id }) => id.startsWith('start-not-here'));
  expect(page?.title).toContain(`(${rows.join(', ')})`);
});

for (const { id, title } of pages)
  test(title, async ({ page }) => {
    await page.addInitScript({ content: listen });
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
    await page.waitForFunction(
      (docsId) => window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] === docsId,
      id,
    );
    // Frames out of view don't load.
    await expect(page.locator('[id^=story--][id$=-inner]:not([data-shown])')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const links = await page
      .locator('a[href*="path=/"]')
      .evaluateAll((found) => found.map((link) => /[\w-]+--[\w-]+/.exec(link.outerHTML)?.[0]));
    expect(links.filter((link) => !ids.includes(link!))).toEqual([]);
    const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
    for (const example of await page.locator('.docs-story').all())
      expect(await example.evaluate(fontOf)).toMatch(/^"Instrument Sans"/);
    // Without those of embedded stories.
    const own = id.replace(/docs$/, '');
    for (const { id: story, source } of await page.evaluate(() => window.snippets))
      if (story.startsWith(own)) writeFileSync(resolve(examples, `${story}.tsx`), `${source}\n`);
  });
