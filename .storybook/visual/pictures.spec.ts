import { existsSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'playwright/test';
import { timeouts } from '../../testing/timeouts.js';
import { modes, modesOf, type Difference, type Mode, type ModeName } from './modes.js';
import { entriesOf, type IndexEntry } from './storybookIndex.js';

/*
 * Pictures of the stories in `STORYBOOK` and in `BASE_STORYBOOK`, a test for each component and mode.
 * visual.ts runs it.
 */
const { STORYBOOK, BASE_STORYBOOK, WORDS = '' } = process.env as Record<string, string>;
const current = entriesOf(STORYBOOK!, 'story');
const ids = new Set(current.map(({ id }) => id));
const gone = entriesOf(BASE_STORYBOOK!, 'story').filter(({ id }) => !ids.has(id));
const stories = [...current, ...gone].filter(({ id }) =>
  WORDS.split(' ').some((word) => id.includes(word)),
);

/** A worker has one page, because opening Storybook takes longer than its pictures. */
let page: Page | undefined;
/** The mode that Storybook is open in; undefined once a story has failed. */
let openMode: ModeName | undefined;

for (const mode of Object.keys(modes) as ModeName[])
  test.describe(mode, () => {
    const pictured = stories.filter((story) => modesOf(story).includes(mode));

    for (const component of new Set(pictured.map(componentOf)))
      test(component, async ({ browser }) => {
        page ??= await browser.newPage();
        const own = pictured.filter((story) => componentOf(story) === component);
        for (const { id, name } of own) {
          if (!ids.has(id)) {
            fail('gone', name);
            continue;
          }
          if (openMode !== mode) await open(page, modes[mode]);
          const outcome = await show(page, id, mode);
          openMode = outcome === 'shown' ? mode : undefined;
          // After a blank line Testing Library lists the whole document.
          if (!openMode) fail('failing', `${name} (${outcome.split('\n\n')[0]})`);
          // Play functions run on screen.
          await page.emulateMedia({ media: (modes[mode] as Mode).media ?? 'screen' });
          await compare(page, `${mode}-${id}.png`, name);
          await page.emulateMedia({ media: 'screen' });
        }
      });
  });

/** Fails the test without ending it; visual.ts reads the annotation. */
function fail(type: Difference, description: string): void {
  test.info().annotations.push({ type, description });
  expect.soft(type, description).toBe('unchanged');
}

/** `Actions/Button`, from the title `Actions/Button (action, submit)`; a page has its own name. */
function componentOf({ title, name }: IndexEntry): string {
  return title === 'Pages/Site' ? `Pages/${name}` : title.replace(/ \(.*\)$/, '');
}

async function open(page: Page, mode: Mode): Promise<void> {
  const { language, theme, direction = 'ltr', forcedColors = 'none' } = mode;
  await page.emulateMedia({ colorScheme: theme, forcedColors });
  const globals = { language, direction, theme, motion: 'reduced' };
  const settings = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  // Storybook reads globals only with a story id: open a small story first.
  const first = 'primitives-stack--default';
  await page.goto(
    `/iframe.html?id=${first}&viewMode=story&globals=${settings.join(';')};a11y.manual:!true`,
    { waitUntil: 'commit' },
  );
  await outcomeOf(page, first);
  const shown = await page.evaluate(() =>
    window.__STORYBOOK_PREVIEW__.storyStoreValue!.userGlobals.get(),
  );
  expect(shown).toMatchObject(globals);
}

/** Shows a story in an open Storybook, which is faster than opening it. */
async function show(page: Page, storyId: string, mode: ModeName): Promise<string> {
  const width = await page.evaluate(
    async ([storyId, mode]) => {
      const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
      const { parameters, storyGlobals } = await storyStoreValue!.loadStory({ storyId });
      const viewport = parameters['viewport'].options[storyGlobals['viewport']?.value];
      return viewport && mode === 'light' ? parseInt(viewport.styles.width) : undefined;
    },
    [storyId, mode] as const,
  );
  await page.setViewportSize({ width: width ?? modes[mode].width, height: 900 });
  await page.evaluate(
    (selection) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection),
    { storyId, viewMode: 'story' },
  );
  const outcome = await outcomeOf(page, storyId);
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  return outcome;
}

/** Compares the page with its picture before; keeps it where there was none. */
async function compare(page: Page, file: string, story: string): Promise<void> {
  const info = test.info();
  const isNew = info.config.updateSnapshots === 'none' && !existsSync(info.snapshotPath(file));
  if (!isNew) {
    const errors = info.errors.length;
    await expect.soft(page).toHaveScreenshot(file, { fullPage: true });
    if (info.errors.length > errors)
      info.annotations.push({ type: 'changed' satisfies Difference, description: story });
    return;
  }
  fail('new', story);
  const body = await page.screenshot({ fullPage: true });
  await info.attach(file, { body, contentType: 'image/png' });
}

/** Waits until a story has rendered and played: `shown`, or its error. */
async function outcomeOf(page: Page, storyId: string): Promise<string> {
  const outcome = await page.waitForFunction(
    (id) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const thrown = channel?.last('storyThrewException');
      if (thrown) return thrown[0].message as string;
      // A story whose play function has failed finishes like any other.
      if (channel?.last('storyFinished')?.[0].storyId !== id) return false;
      return (channel.last('playFunctionThrewException')?.[0].message as string) ?? 'shown';
    },
    storyId,
    { timeout: timeouts.test, polling: 20 },
  );
  return outcome.jsonValue() as Promise<string>;
}
