import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'playwright/test';
import { timeouts } from '../../testing/timeouts.js';
import * as modesNow from './modes.js';
import type { Difference, Mode, ModeName } from './modes.js';
import { entriesOf, type IndexEntry } from '../storybookIndex.js';

/*
 * Pictures of the stories in `STORYBOOK`, compared with those of `BASE_STORYBOOK`, which a run of its
 * own has kept before; a test for each component and mode. comparePictures.ts runs it.
 */
const { STORYBOOK, BASE_STORYBOOK } = process.env as Record<string, string>;
const isBase = STORYBOOK === BASE_STORYBOOK;

/** The base's modes: a picture that this branch no longer takes is gone, not overlooked. */
const modesBefore = (await import(
  resolve(import.meta.dirname, '../../.cache/baseModes.ts')
)) as typeof modesNow;
const ownModes = isBase ? modesBefore : modesNow;
const modes = { ...modesBefore.modes, ...ownModes.modes };

/** A worker has one page, because opening Storybook takes longer than its pictures. */
let openPage: Page | undefined;
/** The mode that Storybook is open in; undefined once a story has failed. */
let openMode: ModeName | undefined;

for (const mode of Object.keys(modes) as ModeName[])
  test.describe(mode, () => {
    const takenOf = (storybook: string, by: typeof modesNow) =>
      entriesOf(storybook, 'story').filter(
        (story) => mode in by.modes && by.modesOf(story).includes(mode),
      );
    const stories = takenOf(STORYBOOK!, ownModes);
    const storiesBefore = takenOf(BASE_STORYBOOK!, modesBefore);
    const ids = new Set(stories.map(({ id }) => id));
    const idsBefore = new Set(storiesBefore.map(({ id }) => id));
    const pictured = [...stories, ...storiesBefore.filter(({ id }) => !ids.has(id))];

    for (const component of new Set(pictured.map(componentOf)))
      test(component, async ({ browser }) => {
        const page = (openPage ??= await browser.newPage());
        const componentStories = pictured.filter((story) => componentOf(story) === component);
        for (const { id, name } of componentStories)
          // In the report each story is a step.
          await test.step(
            name,
            async () => {
              const file = `${mode}-${id}.png`;
              if (!ids.has(id)) {
                fail('gone', name);
                return attach(file, readFileSync(test.info().snapshotPath(file)));
              }
              if (openMode !== mode) await open(page, modes[mode]);
              const outcome = await show(page, id, mode);
              openMode = outcome === 'shown' ? mode : undefined;
              if (!openMode) {
                const alsoBefore = existsSync(failedBefore(file)) ? ' (on the base, too)' : '';
                fail('failing', `${name}${alsoBefore}: ${outcome}`);
              }
              // Half played, it would differ from the base's without telling more.
              if (!openMode && !isBase) return attach(file, await page.screenshot());
              // Play functions run on screen.
              await page.emulateMedia({ media: (modes[mode] as Mode).media ?? 'screen' });
              await compare(page, file, name, !idsBefore.has(id));
              if (!openMode) writeFileSync(failedBefore(file), '');
              await page.emulateMedia({ media: 'screen' });
            },
            { box: true },
          );
      });
  });

const { soft } = expect.extend({
  toBeSame: (type: Difference, of: string) => ({ pass: false, message: () => `${type}: ${of}` }),
});

/** Fails the test without ending it; comparePictures.ts reads the annotation. */
function fail(type: Difference, description: string): void {
  test.info().annotations.push({ type, description });
  soft(type).toBeSame(description);
}

/** Exists if the story has failed on the base commit. */
const failedBefore = (file: string) => test.info().snapshotPath(`${file}.failed`);

/** `Actions/Button`, from the title `Actions/Button (action, submit)`; a page has its own name. */
function componentOf({ title, name }: IndexEntry): string {
  return title === 'Pages/Site' ? `Pages/${name}` : title.replace(/ \(.*\)$/, '');
}

async function open(page: Page, mode: Mode): Promise<void> {
  const { language, theme, direction = 'ltr', forcedColors = 'none' } = mode;
  await page.emulateMedia({ colorScheme: theme, forcedColors });
  const globals = { language, direction, theme };
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
  // A story may have its own window; paper has one width.
  const story = await page.evaluate(async (id) => {
    const { storyStoreValue } = window.__STORYBOOK_PREVIEW__;
    const { parameters, storyGlobals } = await storyStoreValue!.loadStory({ storyId: id });
    return { parameters: { viewport: parameters['viewport'] }, storyGlobals };
  }, storyId);
  const ownWidth = mode === 'print' ? undefined : modesNow.ownWidthOf(story);
  await page.setViewportSize({ width: ownWidth ?? modes[mode].width, height: 900 });
  await page.evaluate(
    (selection) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection),
    { storyId, viewMode: 'story' },
  );
  const outcome = await outcomeOf(page, storyId);
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // Of a scrolled page a picture has what is fixed in its middle, such as the skip link.
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return outcome;
}

/** Forced colours override the colour by which Playwright hides the caret. */
const still = { animations: 'disabled', style: '* { caret-animation: manual }' } as const;

/** Compares the page with its picture before; keeps it if this is the base's run. */
async function compare(page: Page, file: string, story: string, isNew: boolean): Promise<void> {
  const info = test.info();
  const path = info.snapshotPath(file);
  const before: Buffer = existsSync(path) ? readFileSync(path) : Buffer.of();
  let now = before;
  // Two equal pictures prove that the page is still: the first may show the previous story.
  const keep = isBase ? { path } : {};
  const isStill = async () => {
    const last = now;
    now = await page.screenshot({ ...keep, ...still, fullPage: true });
    return now.equals(last);
  };
  await expect.poll(isStill, `${story}: no two pictures in a row are equal`).toBe(true);
  if (isBase || before.equals(now)) return;
  if (before.length === 0) {
    if (isNew) fail('new', story);
    else fail('failing', `${story}: no picture of the base commit, see its run above`);
    return attach(file, now);
  }
  const errors = info.errors.length;
  expect.soft(now, story).toMatchSnapshot(file);
  if (info.errors.length > errors)
    return void info.annotations.push({ type: 'changed' satisfies Difference, description: story });
  // Playwright ignores differences in antialiased pixels: report them here.
  fail('changed', story);
  await attach(file.replace('.png', '-expected.png'), before);
  await attach(file.replace('.png', '-actual.png'), now);
}

const attach = (name: string, body: Buffer) =>
  test.info().attach(name, { body, contentType: 'image/png' });

/** Waits until a story has rendered and played: `shown`, or its error and the statement that threw it. */
async function outcomeOf(page: Page, storyId: string): Promise<string> {
  const hasFinished = page.waitForFunction(
    (id) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const thrown = channel?.last('storyThrewException')?.[0];
      if (!thrown && channel?.last('storyFinished')?.[0].storyId !== id) return false;
      // A story whose play function has failed finishes like any other.
      return thrown ?? channel?.last('playFunctionThrewException')?.[0] ?? {};
    },
    storyId,
    { timeout: timeouts.test, polling: 20 },
  );
  const finished = await hasFinished.catch(() => undefined);
  if (!finished) return `not finished after ${timeouts.test / 1000} s`;
  const { message, stack } = (await finished.jsonValue()) as Partial<Error>;
  if (!message) return 'shown';
  const [, file, line] = /\/(assets\/[^:]+\.stories-[^:]+):(\d+)/.exec(stack ?? '') ?? [];
  const code = file && readFileSync(resolve(STORYBOOK!, file), 'utf8').split('\n')[+line! - 1];
  // Testing Library ends a message with the whole document.
  return message.slice(0, 300) + (code ? `\nat ${code.trim()}` : '');
}
