/**
 * Builds the whole site into `site/dist/`, with `OWNER=sample` into `site/dist-sample/`: code for the browser, every
 * page as complete HTML, fonts, and Netlify's configuration.
 */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isPreviewContext } from '@advisor/contract/environment';
import { build, type Manifest } from 'vite';
import { builtSite } from '../builtSite.js';
import { siteFolder } from './owner/ownerFiles.js';
import { buildFonts, fontLicenses } from './fonts.js';
import { headersFile, redirectsFile, robotsFile, sitemapFile } from './hostingFiles.js';
import { buildPageScripts } from './pageScripts.js';
import { pageDocument, type ClientFiles, type PageDocument } from './pageDocument.js';
import type * as prerenderModule from './prerender.js';
import { siteUrl } from './siteUrl.js';

// Selects React's production build. React is imported later, with the prerenderer.
process.env['NODE_ENV'] = 'production';
// Makes stack traces name the source's file and line.
process.setSourceMapsEnabled(true);

const folder = builtSite();
const dist = resolve(siteFolder, '..', folder);
const configFile = `${siteFolder}vite.config.ts`;

await buildSite();

async function buildSite(): Promise<void> {
  const started = performance.now();
  const origin = siteUrl(process.env);
  const [scripts, fonts] = await Promise.all([buildPageScripts(), buildFonts()]);
  const prerenderer = await buildPrerenderer();
  const client = await buildClient();

  const pages = await prerenderer.renderPages();
  const completeCss = await readFile(dist + client.css, 'utf8');
  const assets = { client, fonts, scripts, completeCss };
  const documents: BuiltPage[] = [];
  for (const page of pages) documents.push({ ...page, ...(await pageDocument(page, assets)) });

  const files: { path: string; content: string | Uint8Array }[] = [
    ...documents.map(({ path, html }) => ({ path: htmlFile(path), content: html })),
    { path: scripts.loader.path, content: scripts.loader.code },
    ...Array.from(fonts.files, ([path, content]) => ({ path, content })),
    ...pages.flatMap((page) => page.files),
    {
      path: '/_headers',
      content: headersFile(documents, isPreviewContext(process.env['CONTEXT'])),
    },
    { path: '/_redirects', content: redirectsFile() },
    { path: '/sitemap.xml', content: sitemapFile(pages.map(({ head }) => head)) },
    { path: '/robots.txt', content: robotsFile(origin) },
  ];
  for (const { path, content } of files) {
    await mkdir(dirname(dist + path), { recursive: true });
    await writeFile(dist + path, content);
  }
  for (const file of fontLicenses) {
    await appendFile(`${dist}/licenses.md`, `\n${await readFile(file, 'utf8')}`);
  }

  const seconds = (performance.now() - started) / 1000;
  console.log(`${pages.length} pages in ${folder}, ${seconds.toFixed(1)} s`);
}

type BuiltPage = prerenderModule.RenderedPage & PageDocument;

/** @example htmlFile('/de/') // '/de/index.html' */
function htmlFile(path: string): string {
  return `${path.replace(/\/$/, '/index')}.html`;
}

async function buildPrerenderer(): Promise<typeof prerenderModule> {
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'generator/prerender.tsx', sourcemap: true },
  });
  return (await import(`${siteFolder}.cache/prerender/prerender.js`)) as typeof prerenderModule;
}

async function buildClient(): Promise<Required<ClientFiles>> {
  await build({ configFile, logLevel: 'warn', build: { outDir: dist } });
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  await rm(`${dist}/.vite`, { recursive: true });
  /** Adds the file of an entry, and of everything that it imports. */
  const add = (files: Set<string>, entry: string): Set<string> => {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`The client build has no chunk ${entry}.`);
    const path = `/${chunk.file}`;
    return files.has(path) ? files : (chunk.imports ?? []).reduce(add, files.add(path));
  };
  return {
    modules: (others) => [...['engine/client.tsx', ...others].reduce(add, new Set())],
    css: `/${manifest['style.css']!.file}`,
  };
}
