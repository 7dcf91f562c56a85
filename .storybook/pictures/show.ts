import type { ReactRenderer } from '@storybook/react-vite';
import type { Page } from 'playwright/test';
import type { Channel } from 'storybook/internal/channels';
import type { StoryStore } from 'storybook/preview-api';
import type { Entry, Mode } from './modes.js';

const modeOf = new WeakMap<Page, Mode>();

/**
 * Shows a story or a page of documentation and waits for its `play` function, its pictures and its
 * fonts. Stories of one mode follow each other in one document, which takes a tenth of the time.
 *
 * @throws when it does not render, or its `play` function fails
 */
export async function show(page: Page, entry: Entry, mode: Mode): Promise<void> {
  const { id, type } = entry;
  if (type === 'story' && modeOf.get(page) === mode) {
    await page.setViewportSize({ width: await widthOf(page, entry, mode), height: 900 });
    await page.evaluate((storyId) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    const { language, theme, direction = 'ltr', media = 'screen', forcedColors = 'none' } = mode;
    const globals = `language:${language};direction:${direction};theme:${theme};motion:reduced;a11y.manual:!true`;
    const open = () => page.goto(`/iframe.html?viewMode=${type}&id=${id}&globals=${globals}`);
    await page.emulateMedia({ colorScheme: theme, media, forcedColors });
    await page.setViewportSize({ width: mode.width, height: 900 });
    await open();
    const width = type === 'story' ? await widthOf(page, entry, mode) : mode.width;
    if (width !== mode.width) {
      await page.setViewportSize({ width, height: 900 });
      await open();
    }
    modeOf.delete(page);
    if (type === 'story') modeOf.set(page, mode);
  }
  const end = await page.waitForFunction(shown, id, { timeout: 0, polling: 20 });
  const { failure } = (await end.jsonValue()) as { failure: string | null };
  if (failure) throw new Error(`It does not show: ${failure}.`);
  if (type === 'docs') await settleExamples(page);
  await page.evaluate(settle);
}

/** Runs in a document: waits for its fonts and pictures. */
async function settle(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

/** The examples of a documentation page; those in frames would load when they come into view. */
async function settleExamples(page: Page): Promise<void> {
  const frames = page.locator('iframe');
  await frames.evaluateAll((all) => all.forEach((frame) => frame.setAttribute('loading', 'eager')));
  for (const frame of await frames.all()) {
    const story = frame.contentFrame().locator('#storybook-root[data-shown]');
    await story.waitFor({ state: 'attached' });
    await story.evaluate(settle);
  }
  const awaited = '[id^=story--][id$=-inner]:not([data-shown]), [data-measures=awaited]';
  await page.waitForFunction((selector) => !document.querySelector(selector), awaited);
  // Which of the examples took the focus last is chance.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** The width of the viewport that a story names, which it has in light. */
async function widthOf(page: Page, { id }: Entry, { name, width }: Mode): Promise<number> {
  if (name !== 'light') return width;
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  return page.evaluate(
    async ([storyId, otherwise]) => {
      const store = window.__STORYBOOK_PREVIEW__!.storyStoreValue!;
      const { storyGlobals, parameters } = await store.loadStory({ storyId });
      const named = parameters.viewport.options[storyGlobals.viewport?.value ?? ''];
      return named ? parseInt(named.styles.width) : otherwise;
    },
    [id, width] as const,
  );
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

type Finished = { storyId: string; status: 'success' | 'error' | 'aborted' };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a declaration to merge
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: StoryStore<ReactRenderer> };
  }
}
