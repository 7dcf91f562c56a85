import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from 'playwright/test';
import { drawnHeight } from '../drawnHeight.js';
import { modesOf, type Entry } from './modes.js';
import { show } from './show.js';

type Index = { entries: Record<string, Entry> };
const { PICTURES_INDEX = '', PICTURES_BASE_INDEX, PICTURES_OF = '' } = process.env;
const words = PICTURES_OF.split(' ');

/** What an index lists, by id. */
function entriesOf(index: string): Record<string, Entry> {
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as Index;
  const wanted = ({ id, type }: Entry) =>
    PICTURES_OF === '' || (type === 'story' && words.some((word) => id.includes(word)));
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => wanted(entry)));
}

const now = entriesOf(PICTURES_INDEX);
const before = PICTURES_BASE_INDEX ? entriesOf(PICTURES_BASE_INDEX) : now;

/** One window for all pictures of a worker. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: process.env['PICTURES_ORIGIN'] ?? '',
        reducedMotion: 'reduce',
        // Storybook then doesn't wait a tenth of a second for animations to begin: there are none.
        userAgent: 'StorybookTestRunner',
      });
      await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
      await use(page);
    },
    { scope: 'worker' },
  ],
});

const all = Object.values({ ...before, ...now });
const components = new Set(all.map(({ title }) => title));
for (const component of [...components].toSorted()) {
  test.describe(component, () => {
    for (const entry of all.filter(({ title }) => title === component)) {
      for (const mode of modesOf(entry)) {
        const picture = [mode.name, `${entry.id}.png`];
        test(`${entry.name} (${mode.name})`, async ({ window }, info) => {
          const of = info.snapshotPath(...picture);
          if (!now[entry.id]) {
            await info.attach('before', { path: of });
            throw new Error('Gone: there is no such story any more.');
          }
          // A base whose pictures were interrupted goes on where it was.
          if (!PICTURES_BASE_INDEX && existsSync(of)) return;
          await show(window, entry, mode);
          const height = await window.locator('body').evaluate(drawnHeight);
          const clip = { x: 0, y: 0, width: window.viewportSize()!.width, height };
          const take = (path: string) =>
            window.screenshot({ path, fullPage: true, clip, animations: 'disabled' });
          if (!PICTURES_BASE_INDEX) {
            await take(of);
          } else if (existsSync(of)) {
            await expect(window).toHaveScreenshot(picture, { fullPage: true, clip });
          } else {
            await take(info.outputPath('now.png'));
            await info.attach('now', { path: info.outputPath('now.png') });
            throw new Error(
              before[entry.id]
                ? 'Not compared: it failed in the base.'
                : 'New: there was no such story.',
            );
          }
        });
      }
    }
  });
}
