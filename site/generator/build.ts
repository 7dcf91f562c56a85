import type { BuiltPage } from './buildSite.js';
import { languages } from '../i18n/languages.js';
import { readSeminars, valueOf } from '../owner/readOwner.js';

// React takes its development or its production build when it is first loaded, by this variable.
process.env['NODE_ENV'] = 'production';
const { buildSite } = await import('./buildSite.js');

const seminars = valueOf(readSeminars());

/**
 * What a page may weigh before its first paint, in bytes: one round trip of a new connection, response
 * headers included. Texts of law are as long as they are. What the owner adds to the two seminars and
 * three languages of the specification has an allowance: it is below the fold, and no build stops for it.
 */
const limit = ({ page }: BuiltPage) =>
  (page.isLegal ? 18_000 : 14_600) +
  500 * Math.max(0, seminars.length - 2) +
  250 * Math.max(0, languages.length - 3);

function refuseHeavyPages(pages: readonly BuiltPage[]): void {
  const heavy = pages.filter((page) => page.bytes > limit(page));
  if (heavy.length === 0) return;
  const lines = heavy.map((page) => `${page.path} weighs ${page.bytes} of ${limit(page)} bytes.`);
  throw new Error(
    `${lines.join('\n')}\nA visitor waits for a second round trip. Draw less, or show less, before the fold.`,
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
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
