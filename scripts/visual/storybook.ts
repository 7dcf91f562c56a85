import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArguments, ensureBrowser } from '../../e2e/support/browser.js';
import type { ToolbarLanguage } from '../../.storybook/languages.js';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'storybook-static');

/** A story as Storybook's index lists it. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

/** A built Storybook, served and open in a browser. */
export interface OpenStorybook {
  stories: Story[];
  browser: Browser;
  /** Opens a window in which {@link showStory} can show one story after the other. */
  open: (options: BrowserContextOptions, globals: Globals) => Promise<Page>;
  close: () => Promise<void>;
}

export interface Globals {
  language: ToolbarLanguage;
  theme: 'light' | 'dark';
}

/** The moment at which the clock stands in pictures, so that a date is the same tomorrow. */
const frozen = new Date('2026-11-21T09:00:00Z');

/**
 * Builds Storybook and opens it in a browser.
 *
 * @throws when Storybook does not build
 */
export async function openStorybook(): Promise<OpenStorybook> {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'storybook:build'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`${stdout}${stderr}\nStorybook does not build: the reason stands above.`);
  }
  const { entries } = JSON.parse(readFileSync(resolve(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: 'story' | 'docs'; tags: string[] }>;
  };
  const stories = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('no-picture'),
  );

  const server = await preview({
    configFile: false,
    root,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 6116 },
  });
  const origin = server.resolvedUrls!.local[0]!;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  });

  return {
    stories,
    browser,
    open: async (options, { language, theme }) => {
      const context = await browser.newContext({
        colorScheme: theme,
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(frozen);
      const globals = `language:${language};theme:${theme};motion:reduced;a11y.manual:!true`;
      await page.addInitScript('window.channel = () => window.__STORYBOOK_ADDONS_CHANNEL__');
      await page.goto(
        `${origin}iframe.html?id=${stories[0]!.id}&viewMode=story&globals=${globals}`,
      );
      await page.waitForFunction(() => channel());
      await shown(page, stories[0]!.id);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * Shows a story in a window of {@link OpenStorybook.open} and waits for its `play` function, its
 * pictures and its fonts.
 *
 * @throws when the story does not render, or its `play` function fails
 */
export async function showStory(page: Page, { id }: Story): Promise<void> {
  await page.evaluate(
    (storyId) => channel().emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await shown(page, id);
}

async function shown(page: Page, id: string): Promise<void> {
  const end = await page.waitForFunction(
    (storyId) => {
      const [thrown] = (channel().last('storyThrewException') ?? []) as [Error?];
      if (thrown) return { failure: thrown.message };
      const [finished] = (channel().last('storyFinished') ?? []) as [Finished?];
      if (finished?.storyId !== storyId) return false;
      return { failure: finished.status === 'error' ? 'its play function failed' : null };
    },
    id,
    { timeout: 20_000, polling: 20 },
  );
  const { failure } = (await end.jsonValue()) as { failure: string | null };
  if (failure) {
    // The channel remembers the failure; the next story begins with a fresh one.
    await page.reload();
    throw new Error(`The story ${id} does not show: ${failure}.`);
  }
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** What Storybook's preview says about a story that has come to its end. */
interface Finished {
  storyId: string;
  status: 'success' | 'error' | 'aborted';
}

/** The preview's channel, as {@link OpenStorybook.open} names it in the window. */
declare function channel(): {
  emit: (event: string, data: object) => void;
  last: (event: string) => unknown[] | undefined;
};
