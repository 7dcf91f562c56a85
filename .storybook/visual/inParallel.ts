import { availableParallelism } from 'node:os';
import { chromium, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { browserArguments, ensureBrowser } from '../../e2e/support/browser.js';

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
