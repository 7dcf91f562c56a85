import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConsoleMessage, Page } from 'playwright';
import { inParallel } from './inParallel.js';

/*
 * npm run storybook:walk             opens each documentation page of storybook-static and fails where
 *                                    one does not show or logs an error
 * npm run storybook:walk -- button   only pages whose id contains the word
 */
const [, , word = ''] = process.argv;
const storybook = resolve(import.meta.dirname, '../../storybook-static');
type Entry = { id: string; type: string; title: string };
const index = JSON.parse(readFileSync(resolve(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const pages = Object.values(index.entries).filter(
  ({ id, type }) => type === 'docs' && id.includes(word),
);
const faults: string[] = [];

await inParallel([storybook], pages, async ([window], { id, title }) => {
  const page = window!;
  const report = ({ message }: Error) => faults.push(`${title}: ${message.slice(0, 300)}`);
  const read = (logged: ConsoleMessage) => {
    // A page without an icon of its own makes the browser look for this one.
    if (logged.type() !== 'error' || logged.location().url.endsWith('/favicon.ico')) return;
    report(new Error(`${logged.text()} ${logged.location().url}`));
  };
  page.on('pageerror', report).on('console', read);
  await show(page, id).catch(report);
  page.off('pageerror', report).off('console', read);
});
console.log([...faults, `${pages.length} pages walked, ${faults.length} faults.`].join('\n'));
process.exitCode = Math.min(faults.length, 1);

/** Opens a page and waits for its examples; frames that are out of view don't load. */
async function show(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
  const isRendered = `window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] === '${id}'`;
  await page.waitForFunction(isRendered, null, { timeout: 120_000 });
  const awaited = page.locator('[id^=story--][id$=-inner]:not([data-shown])');
  await awaited.first().waitFor({ state: 'detached', timeout: 120_000 });
}
