import type { BuiltPage } from './buildSite.js';
import { readableError } from './readableError.js';

// Must be set before React loads: it selects React's production build.
process.env['NODE_ENV'] = 'production';
const { buildSite } = await import('./buildSite.js');

// Stack traces name file and line of the source.
process.setSourceMapsEnabled(true);

/**
 * The maximum size of a page before its first paint, in bytes, response headers included. Only checked for the
 * sample owner, because a longer list of seminars must not stop the owner's build.
 */
const limit = ({ page }: BuiltPage) => (page.isLegal ? 17_500 : 15_500);

function refuseHeavyPages(pages: readonly BuiltPage[]): void {
  if (process.env['OWNER'] !== 'sample') return;
  const heavy = pages.filter((page) => page.bytes > limit(page));
  if (heavy.length === 0) return;
  const lines = heavy.map((page) => `${page.path} weighs ${page.bytes} of ${limit(page)} bytes.`);
  throw new Error(
    `${lines.join('\n')}\nA visitor waits longer for the first paint. Draw less, or show less, before the fold.`,
  );
}

const started = performance.now();
try {
  const pages = await buildSite();
  console.table(
    pages.map(({ path, bytes }) => ({ page: path, 'bytes before the first paint': bytes })),
  );
  refuseHeavyPages(pages);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${pages.length} pages in site/dist, ${seconds.toFixed(1)} s`);
} catch (error) {
  console.error(readableError(error));
  process.exitCode = 1;
}
