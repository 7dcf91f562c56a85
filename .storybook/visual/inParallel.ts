import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { browserArguments, ensureBrowser } from '../../e2e/support/browser.js';
import type { IndexedStory } from './modes.js';

/** The stories or the documentation pages of a Storybook, by its index. */
export function entriesOf(storybook: string, type: 'story' | 'docs'): IndexedStory[] {
  const index = readFileSync(resolve(storybook, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: (IndexedStory & { type: string })[] };
  return Object.values(entries).filter((entry) => entry.type === type);
}

/** Does each job in a window on each of the Storybooks, as many at once as there are processors. */
export async function inParallel<Job>(
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
