import { availableParallelism } from 'node:os';
import type { ReactRenderer } from '@storybook/react-vite';
import { chromium, type Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import type { StoryStore } from 'storybook/preview-api';
import { preview, type PreviewServer } from 'vite';
import { browserArguments, ensureBrowser } from '../../e2e/support/browser.js';
import { drawnHeight } from '../drawnHeight.js';
import type { Mode, Picture } from './modes.js';

/** Does each job in a window on each of the Storybooks, as many at once as there are processors. */
export async function inWindows<Job>(
  storybooks: readonly string[],
  jobs: readonly Job[],
  work: (windows: Page[], job: Job) => Promise<void>,
): Promise<void> {
  // Repainting a part of a tile smooths round corners differently than painting the whole.
  const args = [...browserArguments, '--font-render-hinting=none', '--disable-partial-raster'];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  const serve = (outDir: string) =>
    preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1' },
    });
  const servers = await Promise.all(storybooks.map(serve));
  const open = ({ resolvedUrls }: PreviewServer) => {
    // Storybook waits a tenth of a second for animations to begin, but not for its own test runner.
    const settings = { reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' } as const;
    return browser.newPage({ ...settings, baseURL: resolvedUrls!.local[0]! });
  };
  const queue = jobs.values();
  const workThrough = async () => {
    const windows = await Promise.all(servers.map(open));
    for (const job of queue) await work(windows, job);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workThrough));
  await browser.close();
  for (const server of servers) await server.close();
}

const modeOf = new WeakMap<Page, Mode>();

/**
 * Takes the picture of a story once it no longer changes, or is like the one expected.
 *
 * @throws when the story does not render, or its `play` function fails, twice
 */
export async function take(page: Page, picture: Picture, expected?: Buffer): Promise<Buffer> {
  await show(page, picture).catch(() => show(page, picture));
  let last = expected;
  for (let attempt = 0; attempt < 10; attempt++) {
    const height = await page.locator('body').evaluate(drawnHeight);
    const clip = { x: 0, y: 0, width: page.viewportSize()!.width, height };
    const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
    if (last?.equals(png)) break;
    last = png;
  }
  return last!;
}

/**
 * Shows a story and waits for its `play` function, its pictures and its fonts. Stories of one mode
 * follow each other in one document, which takes a tenth of the time.
 */
async function show(page: Page, { entry: { id }, mode }: Picture): Promise<void> {
  const { language, theme, direction = 'ltr', media = 'screen', forcedColors = 'none' } = mode;
  // What a play function does, it does on the screen.
  await page.emulateMedia({ colorScheme: theme, media: 'screen', forcedColors });
  if (modeOf.get(page) !== mode) {
    const globals = `language:${language};direction:${direction};theme:${theme};motion:reduced;a11y.manual:!true`;
    await page.goto(`/iframe.html?globals=${globals}`);
    await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'));
  }
  // A document in which a story has failed is not gone on with.
  modeOf.delete(page);
  const modes = await page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue!.loadStory({ storyId });
    return story.parameters['chromatic'].modes;
  }, id);
  await page.setViewportSize({ width: modes[mode.name]?.viewport ?? mode.width, height: 900 });
  await page.evaluate(
    (selection) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection),
    { storyId: id, viewMode: 'story' },
  );
  const end = await page.waitForFunction(outcomeOf, id, { timeout: 120_000, polling: 20 });
  const outcome = await end.jsonValue();
  if (outcome !== 'shown') throw new Error(outcome as string);
  modeOf.set(page, mode);
  await page.emulateMedia({ media });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** Runs in the page: `shown`, or what the story has thrown; `false` while it is rendering. */
function outcomeOf(id: string): string | false {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const thrown = channel.last('storyThrewException') ?? channel.last('playFunctionThrewException');
  return thrown?.[0].message ?? (channel.last('storyFinished')?.[0].storyId === id && 'shown');
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a declaration to merge
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: { storyStoreValue?: StoryStore<ReactRenderer> };
  }
}
