/**
 * Builds the whole site into `site/dist/`: code for the browser, every page as complete HTML, fonts, and the
 * host's configuration.
 */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isPreviewContext, securityHeaders, type InlineHashes } from '@advisor/contact';
import { build, type Manifest } from 'vite';
import { siteFolder } from '../owner/build/readOwner.js';
import { buildFonts, fontLicenses } from './fonts.js';
import { headersFile, redirectsFile, robotsFile, sitemapFile } from './hostingFiles.js';
import { buildPageScripts } from './pageScripts.js';
import { pageDocument, type ClientFiles, type DocumentAssets } from './pageDocument.js';
import type { Prerenderer } from './prerender.js';
import { siteUrl } from './siteUrl.js';

// Selects React's production build. React is imported later, with the prerenderer.
process.env['NODE_ENV'] = 'production';
// Makes stack traces name the source's file and line.
process.setSourceMapsEnabled(true);

const dist = `${siteFolder}dist`;
const configFile = `${siteFolder}vite.config.ts`;

/** Writes a file below `site/dist/`, creating its folders. */
async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(dist + path), { recursive: true });
  await writeFile(dist + path, content);
}

await buildSite();

async function buildSite(): Promise<void> {
  const started = performance.now();
  const origin = siteUrl(process.env);
  const scripts = await buildPageScripts();
  const prerenderer = await buildPrerenderer();
  const client = await buildClient();

  const pages = await prerenderer.renderPages();
  const fonts = await buildFonts(await prerenderer.allText(pages));
  const assets: DocumentAssets = {
    client,
    fonts,
    scripts,
    completeCss: await readFile(dist + client.css, 'utf8'),
  };

  for (const file of fonts.files) await write(...file);
  for (const file of fontLicenses) {
    await appendFile(`${dist}/licenses.md`, `\n${await readFile(file, 'utf8')}`);
  }
  await write(scripts.loader.path, scripts.loader.code);

  const sizes: { page: string; 'bytes before the first paint': number }[] = [];
  const policies: { path: string; hashes: InlineHashes }[] = [];
  const overBudget: string[] = [];
  for (const page of pages) {
    const { path } = page;
    const { html, hashes } = await pageDocument(page, assets);
    await write(path.replace(/\/$/, '/index') + '.html', html);
    policies.push({ path, hashes });
    const bytes = responseSize(html, securityHeaders(hashes));
    sizes.push({ page: path, 'bytes before the first paint': bytes });
    // The law requires the full privacy policy, the site's longest text.
    const limit = page.name === 'privacy' ? 19_000 : 17_400;
    if (bytes > limit) overBudget.push(`${path} weighs ${bytes} of ${limit} bytes.`);
  }
  for (const { path, content } of await prerenderer.calendars()) await write(path, content);
  await write('/_headers', headersFile(policies, isPreviewContext(process.env['CONTEXT'])));
  await write('/_redirects', redirectsFile());
  await write('/sitemap.xml', sitemapFile(pages.map(({ head }) => head)));
  await write('/robots.txt', robotsFile(origin));

  console.table(sizes);
  // Only for the sample owner, because a longer list of seminars must not stop the owner's build.
  if (overBudget.length > 0 && process.env['OWNER'] === 'sample') {
    throw new Error(
      `${overBudget.join('\n')}\nA visitor waits longer for the first paint. Draw less, or show less, before the fold.`,
    );
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${pages.length} pages in site/dist, ${seconds.toFixed(1)} s`);
}

async function buildPrerenderer(): Promise<Prerenderer> {
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'generator/prerender.tsx', sourcemap: true },
  });
  return (await import(`${siteFolder}.cache/prerender/prerender.js`)) as Prerenderer;
}

async function buildClient(): Promise<Required<ClientFiles>> {
  await build({ configFile, logLevel: 'warn' });
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  await rm(`${dist}/.vite`, { recursive: true });
  const collect = (found: Set<string>, key: string): Set<string> => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk ${key}.`);
    const path = `/${chunk.file}`;
    return found.has(path) ? found : (chunk.imports ?? []).reduce(collect, found.add(path));
  };
  return {
    modules: (others) => [...['engine/client.tsx', ...others].reduce(collect, new Set())],
    css: `/${manifest['style.css']!.file}`,
  };
}

/**
 * Bytes of a response before the first paint: the document, compressed by brotli as the host does, and its
 * headers, uncompressed as on the first request of a connection.
 */
function responseSize(html: string, headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return brotliCompressSync(html).length + Buffer.byteLength(`HTTP/2 200\r\n${lines.join('')}\r\n`);
}
