import { appendFile, readFile, rm } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders, tooManyPath, type InlineHashes } from '@advisor/contact';
import { isPreviewContext } from '@advisor/contact/preview';
import { build, type Manifest } from 'vite';
import type { RenderedPage } from './prerender.js';
import { readOwnersData, siteFolder } from '../owner/readOwner.js';
import { isPlaceholder } from '../owner/fact.js';
import { buildFunctionFiles, type Prerenderer } from './buildFunctionFiles.js';
import { buildFonts, fontLicenses } from './fonts.js';
import {
  headersFile,
  redirectsFile,
  robotsFile,
  securityFile,
  securityPath,
  sitemapFile,
} from './hostingFiles.js';
import { buildPageScripts } from './pageScripts.js';
import { outputFile } from './outputFile.js';
import { withoutPrint } from './pageCss.js';
import { pageDocument, type ClientFiles, type DocumentAssets } from './pageDocument.js';
import { buildShareImages } from './shareImages.js';
import { shortVariables } from './shortVariables.js';
import { siteUrl } from './siteUrl.js';

const dist = `${siteFolder}dist`;
const configFile = `${siteFolder}vite.config.ts`;
const write = (path: string, content: string | Uint8Array) => outputFile(dist + path, content);

/** A page that was written, and its size before the first paint. */
export type BuiltPage = RenderedPage & { hashes: InlineHashes; bytes: number };

/**
 * Builds the whole site into `site/dist/`: code for the browser, every page as complete HTML, fonts,
 * and the host's configuration. What the functions need goes into `site/dist-functions/`.
 */
export async function buildSite(): Promise<BuiltPage[]> {
  const origin = siteUrl(process.env);
  const scripts = await buildPageScripts();
  const prerenderer = await buildPrerenderer();
  const client = await buildClient();

  const pages = await prerenderer.renderPages();
  const fonts = await buildFonts(await prerenderer.allText(pages), `${siteFolder}.cache/fonts`);
  const assets: DocumentAssets = { client, fonts, scripts, completeCss: await finishCss(client) };

  for (const file of fonts.files) await write(...file);
  for (const file of fontLicenses) {
    await appendFile(`${dist}/licenses.md`, `\n${await readFile(file, 'utf8')}`);
  }
  await write(scripts.loader.path, scripts.loader.code);
  const built: BuiltPage[] = [];
  for (const page of pages) {
    const { html, hashes } = await pageDocument(page, assets);
    await write(page.path.replace(/\/$/, '/index') + '.html', html);
    built.push({ ...page, hashes, bytes: answerSize(html, securityHeaders(hashes)) });
  }
  for (const { path, content } of await prerenderer.calendars()) await write(path, content);
  const images = pages.flatMap(({ shareImage }) => shareImage ?? []);
  for (const file of await buildShareImages(images, `${siteFolder}.cache/share`)) {
    await write(...file);
  }
  const tooMany = await pageDocument(await prerenderer.renderTooMany(), assets);
  await write(`${tooManyPath}.html`, tooMany.html);
  const pagesWithHeaders = [...built, { path: tooManyPath, hashes: tooMany.hashes }];
  await write('/_headers', headersFile(pagesWithHeaders, isPreviewContext(process.env['CONTEXT'])));
  await write('/_redirects', redirectsFile());
  await write('/sitemap.xml', sitemapFile(pages.map(({ head }) => head)));
  await write('/robots.txt', robotsFile(origin));
  const { email } = readOwnersData().owner;
  const contact = isPlaceholder(email) ? undefined : email;
  await write(securityPath, securityFile(origin, contact, new Date()));
  await buildFunctionFiles(`${siteFolder}dist-functions`, prerenderer, assets);
  return built;
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
    const { file, imports = [] } = manifest[key]!;
    const path = `/${file}`;
    return found.has(path) ? found : imports.reduce(collect, found.add(path));
  };
  return {
    modules: (others) => [...['engine/client.tsx', ...others].reduce(collect, new Set())],
    css: `/${manifest['style.css']!.file}`,
  };
}

async function finishCss({ css }: Required<ClientFiles>): Promise<string> {
  const finished = shortVariables(await readFile(dist + css, 'utf8'));
  await write(css, finished);
  return withoutPrint(finished);
}

/**
 * Bytes of a response before the first paint: the document, compressed by brotli as the host does, and its
 * headers, uncompressed as on the first request of a connection.
 */
function answerSize(html: string, headers: Record<string, string>): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return brotliCompressSync(html).length + Buffer.byteLength(`HTTP/2 200\r\n${lines.join('')}\r\n`);
}
