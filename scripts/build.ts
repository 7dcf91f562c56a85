import { buildSite } from '../site/vite/buildSite.js';
import { isPreview, siteUrl } from '../site/vite/siteUrl.js';

const started = performance.now();
try {
  const pages = await buildSite(siteUrl(process.env), isPreview(process.env));
  const width = Math.max(...pages.map(({ path }) => path.length));
  for (const { path, bytes } of pages) {
    console.log(`${path.padEnd(width)}  ${String(bytes).padStart(6)} B before the first paint`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${pages.length} pages in site/dist, ${seconds.toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env['DEBUG']) console.error(error);
  process.exitCode = 1;
}
