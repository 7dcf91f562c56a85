import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright';
import { contentHeight } from './contentHeight.js';
import type { Mode, Picture } from './modes.js';

const firstStory = 'primitives-stack--default';
const modeOf = new WeakMap<Page, Mode>();

/** A PNG, the error of a story that has failed, or both. */
export type Screenshot = { png?: Buffer; error?: string };

/**
 * Takes a screenshot once it is stable or equals the expected one. The error is that of a story
 * that does not render, of which there is no PNG, or whose `play` function fails, twice.
 */
export async function takeScreenshot(
  page: Page,
  picture: Picture,
  expected?: Buffer,
): Promise<Screenshot> {
  const shot: Screenshot = {};
  const keepError = ({ message }: Error) => void (shot.error ??= stripVTControlCharacters(message));
  const attempt = () => show(page, picture);
  await attempt().catch(attempt).catch(keepError);
  await takeStable(page, picture.mode, expected).then((png) => (shot.png = png), keepError);
  return shot;
}

async function takeStable(page: Page, { media }: Mode, expected?: Buffer): Promise<Buffer> {
  await page.emulateMedia({ media: media ?? 'screen' });
  await page.evaluate(async () => {
    if (!document.body.matches('.sb-show-main')) throw new Error('The story has not rendered.');
    await Promise.all([...document.fonts].map((font) => font.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  let last = expected;
  for (let attempt = 0; attempt < 10; attempt++) {
    const height = await page.locator('body').evaluate(contentHeight);
    const clip = { x: 0, y: 0, width: page.viewportSize()!.width, height };
    const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
    if (last?.equals(png)) break;
    last = png;
  }
  return last!;
}

/**
 * Shows a story and waits until it has rendered. Stories of one mode share a document, which is
 * faster.
 */
async function show(page: Page, { entry: { id }, mode }: Picture): Promise<void> {
  const { language, theme, direction = 'ltr', forcedColors = 'none' } = mode;
  const globals = { language, direction, theme, motion: 'reduced' };
  // Play functions run on screen.
  await page.emulateMedia({ colorScheme: theme, media: 'screen', forcedColors });
  if (modeOf.get(page) !== mode) {
    const settings = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    // Storybook reads globals only with a story id: open a small story first.
    const address = `/iframe.html?id=${firstStory}&viewMode=story&globals=${settings.join(';')};a11y.manual:!true`;
    await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
    await waitForStory(page, firstStory);
  }
  // A failure needs a fresh document.
  modeOf.delete(page);
  const { modes, set } = await page.evaluate(async (storyId) => {
    const store = window.__STORYBOOK_PREVIEW__.storyStoreValue!;
    const story = await store.loadStory({ storyId });
    return { modes: story.parameters['chromatic'].modes, set: store.userGlobals.get() };
  }, id);
  for (const [name, value] of Object.entries(globals))
    if (set[name] !== value) throw new Error(`Storybook shows ${name}:${set[name]}, not ${value}.`);
  await page.setViewportSize({ width: modes[mode.name]?.viewport ?? mode.width, height: 900 });
  await page.evaluate(
    (selection) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection),
    { storyId: id, viewMode: 'story' },
  );
  await waitForStory(page, id);
  modeOf.set(page, mode);
}

/** Waits until a story has rendered and played; rethrows its error. */
async function waitForStory(page: Page, id: string): Promise<void> {
  const end = await page.waitForFunction(outcomeOf, id, { timeout: 120_000, polling: 20 });
  const outcome = await end.jsonValue();
  if (outcome !== 'shown') throw new Error(outcome as string);
}

/** Runs in the page: `shown`, the story's error, or `false` while it is rendering. */
function outcomeOf(id: string): string | false {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return false;
  if (channel.last('storyMissing')) return `There is no story ${channel.last('storyMissing')![0]}.`;
  const thrown = channel.last('storyThrewException');
  if (thrown) return thrown[0].message;
  // A story whose play function has failed becomes German and finishes like any other.
  if (channel.last('storyFinished')?.[0].storyId !== id) return false;
  return channel.last('playFunctionThrewException')?.[0].message ?? 'shown';
}
