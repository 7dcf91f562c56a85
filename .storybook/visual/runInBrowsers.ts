import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { browserArguments, ensureBrowser } from '../../testing/browser.js';
import type { IndexedStory } from './modes.js';

/** Stories or documentation pages, from Storybook's index. */
export function entriesOf(storybook: string, type: 'story' | 'docs'): IndexedStory[] {
  const index = readFileSync(resolve(storybook, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: (IndexedStory & { type: string })[] };
  return Object.values(entries).filter((entry) => entry.type === type);
}

/** Runs each job in a page on each Storybook, as many at once as there are processors. */
export async function runInBrowsers<Job>(
  storybooks: readonly string[],
  jobs: readonly Job[],
  work: (windows: Page[], job: Job) => Promise<void>,
): Promise<void> {
  // Partial repaints smooth round corners differently.
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
    // Only for its own test runner Storybook doesn't wait for animations to begin.
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
