import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArguments, ensureBrowser } from '../../e2e/support/browser.js';
import type { Entry, Mode } from './modes.js';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.cache/storybook-pictures');

/** A fixed time for pictures, so that dates don't change them. */
const frozen = new Date('2026-11-21T09:00:00Z');

/**
 * Builds Storybook and serves it for as long as the process lives, at an origin that ends in a slash.
 *
 * @param words - Build only the files whose names match one of the words (see `main.ts`), and no
 *   documentation; everything if empty.
 * @throws when Storybook does not build
 */
export async function serveStorybook(words: readonly string[]) {
  const bin = resolve(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const options = ['--output-dir', folder, '--disable-telemetry'];
  if (words.length > 0) options.push('--test');
  const env = { ...process.env, STORIES: words.join(' ') };
  await promisify(execFile)(process.execPath, [bin, 'build', ...options], {
    cwd: root,
    env,
    maxBuffer: Infinity,
  }).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}\nStorybook does not build: see above.`);
  });
  const index = readFileSync(resolve(folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 6116 },
  });
  return { entries: Object.values(entries), origin: server.resolvedUrls!.local[0]! };
}

/** The window of a browser, for one picture after the other: a second would take the focus from it. */
export async function openWindow(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    // Repainting a part of a tile smooths round corners differently than painting the whole.
    args: [...browserArguments, '--font-render-hinting=none', '--disable-partial-raster'],
  });
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    // Storybook then doesn't wait a tenth of a second for animations to begin: there are none.
    userAgent: 'StorybookTestRunner',
  });
  await page.clock.setFixedTime(frozen);
  return page;
}

/** Sets a window up for one mode, by the first entry that it shows. */
export async function enterMode(
  page: Page,
  origin: string,
  mode: Mode,
  entry: Entry,
): Promise<void> {
  const { theme, media = 'screen', forcedColors = 'none', width } = mode;
  await page.emulateMedia({ colorScheme: theme, media, forcedColors });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(addressOf(origin, entry, mode));
  await page.waitForFunction(shown, entry.id);
}

function addressOf(base: string, { id, type }: Entry, mode: Mode): string {
  const { language, theme, direction = 'ltr' } = mode;
  const globals = `language:${language};direction:${direction};theme:${theme};motion:reduced;a11y.manual:!true`;
  return new URL(`/iframe.html?viewMode=${type}&id=${id}&globals=${globals}`, base).href;
}

/**
 * Shows an entry in a window of {@link openWindow} and waits for its `play` function, its pictures
 * and its fonts.
 *
 * @throws when the story does not render, or its `play` function fails
 */
export async function show(page: Page, entry: Entry, mode: Mode): Promise<void> {
  const { id, type } = entry;
  const own = type === 'story' && mode.name === 'light' ? await ownWidth(page, id) : undefined;
  const width = own ?? mode.width;
  if (page.viewportSize()!.width !== width) await page.setViewportSize({ width, height: 900 });
  const isAtDocs = new URL(page.url()).searchParams.get('viewMode') === 'docs';
  // A documentation page has told of the end of its own examples, which are stories, too.
  if (type === 'docs' || isAtDocs) {
    await page.goto(addressOf(page.url(), entry, mode));
  } else {
    await page.evaluate((storyId) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
  const end = await page.waitForFunction(shown, id, { timeout: 30_000, polling: 20 });
  const { failure } = (await end.jsonValue()) as { failure: string | null };
  if (failure) {
    // The channel remembers the failure; reload for the next story.
    await page.reload();
    throw new Error(`The story ${id} does not show: ${failure}.`);
  }
  if (type === 'docs') await settleExamples(page);
  await page.evaluate(draw);
}

/** Runs in a document: waits for its fonts and pictures, and for the browser to have drawn them. */
async function draw(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** The examples of a documentation page; those in frames would load when they come into view. */
async function settleExamples(page: Page): Promise<void> {
  const frames = page.locator('iframe');
  await frames.evaluateAll((all) => all.forEach((frame) => frame.setAttribute('loading', 'eager')));
  for (const frame of await frames.all()) {
    const story = frame.contentFrame().locator('#storybook-root[data-shown]');
    await story.waitFor({ state: 'attached' });
    await story.evaluate(draw);
  }
  const awaited = '[id^=story--][id$=-inner]:not([data-shown]), [data-measures=awaited]';
  await page.waitForFunction((selector) => !document.querySelector(selector), awaited);
  await page.evaluate(() => {
    // Which of the examples took the focus last is chance.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** The width of the viewport that the story names. */
function ownWidth(page: Page, id: string): Promise<number | undefined> {
  return page.evaluate(async (storyId) => {
    const store = window.__STORYBOOK_PREVIEW__!.storyStoreValue!;
    const { storyGlobals, parameters } = await store.loadStory({ storyId });
    const name = storyGlobals.viewport?.value;
    return name ? parseInt(parameters.viewport.options[name]!.styles.width) : undefined;
  }, id);
}

/** Runs in the page: the outcome of the story or documentation page, `false` while it is rendering. */
function shown(id: string): { failure: string | null } | false {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const [thrown] = (channel?.last('storyThrewException') ?? []) as [Error?];
  if (thrown) return { failure: thrown.message };
  const [docs] = channel?.last('docsRendered') ?? [];
  const [finished] = (channel?.last('storyFinished') ?? []) as [Finished?];
  if (docs === id) return { failure: null };
  if (finished?.storyId !== id) return false;
  return { failure: finished.status === 'error' ? 'its play function failed' : null };
}

/** The preview's report on a finished story. */
type Finished = { storyId: string; status: 'success' | 'error' | 'aborted' };

type PreparedStory = {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string } }> } };
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a declaration to merge
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, data: object) => void;
      on: (event: string, listener: () => void) => void;
      last: (event: string) => unknown[] | undefined;
    };
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: {
        loadStory: (of: { storyId: string }) => Promise<PreparedStory>;
        storyIndex: { entries: Record<string, Entry> };
      };
    };
  }
}
