import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConsoleMessage, Page } from 'playwright';
import { entriesOf, runInBrowsers } from './runInBrowsers.js';

/*
 * npm run storybook:check             opens each documentation page of storybook-static
 * npm run storybook:check -- button   only pages whose id contains the word
 *
 * Fails on a page that does not show, logs an error or takes the focus, and on example code that
 * does not compile.
 */
const [, , word = ''] = process.argv;
const storybook = resolve(import.meta.dirname, '../../storybook-static');
const pages = entriesOf(storybook, 'docs').filter(({ id }) => id.includes(word));
const faults: string[] = [];
/** Example code by story id. */
const exampleCode = new Map<string, string>();

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

await runInBrowsers([storybook], pages, async ([page], { id, title }) => {
  if (!page) return;
  const report = ({ message }: Error) => faults.push(`${title}: ${message.slice(0, 300)}`);
  const read = (logged: ConsoleMessage) => {
    // Browsers request favicon.ico for a page without an icon.
    if (logged.type() !== 'error' || logged.location().url.endsWith('/favicon.ico')) return;
    report(new Error(`${logged.text()} ${logged.location().url}`));
  };
  page.on('pageerror', report).on('console', read);
  await show(page, id).catch(report);
  page.off('pageerror', report).off('console', read);
});
const folder = resolve(import.meta.dirname, '../../.cache/examples');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [id, code] of exampleCode) writeFileSync(resolve(folder, `${id}.tsx`), `${code}\n`);
const settings = { extends: '../../tsconfig.json', include: ['*.tsx'] };
writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify(settings));
const check = ['tsc', '--noEmit', '--pretty', 'false'];
const { stdout } = spawnSync('npx', check, { cwd: folder, encoding: 'utf8' });
faults.push(...stdout.split('\n').filter(Boolean));

const walked = `${pages.length} pages walked, ${exampleCode.size} examples compiled`;
console.log([...faults, `${walked}, ${faults.length} faults.`].join('\n'));
process.exitCode = Math.min(faults.length, 1);

/** Opens a page and waits for its examples; frames out of view don't load. */
async function show(page: Page, id: string): Promise<void> {
  await page.addInitScript({ content: listen });
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
  const isRendered = `window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] === '${id}'`;
  await page.waitForFunction(isRendered, null, { timeout: 120_000 });
  const awaited = page.locator('[id^=story--][id$=-inner]:not([data-shown])');
  await awaited.first().waitFor({ state: 'detached', timeout: 120_000 });
  const { focused, snippets } = await page.evaluate(() => ({
    focused: document.activeElement?.tagName,
    snippets: window.snippets,
  }));
  if (focused !== 'BODY') throw new Error(`${focused} has the focus.`);
  for (const { id, source } of snippets) exampleCode.set(id, source);
}
