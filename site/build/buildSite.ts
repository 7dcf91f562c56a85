import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';
import { securityHeaders } from '@advisor/contact';
import { owner } from '../owner.js';
import { languages } from '../i18n/languages.js';
import { isMissing, isPlaceholder } from '../owner/fact.js';
import type { RenderedPage } from '../engine/renderPage.js';
import { isTakenOver } from '../pages/pageKind.js';
import { pageDataPath, shellDataPath } from '../engine/dataPath.js';
import type { ShellData } from '../engine/PageData.js';
import { buildFormPages } from './buildFormPages.js';
import { clientFiles, type ClientFiles } from './clientFiles.js';
import { assertDistinctHeads } from './distinctHeads.js';
import { buildFonts } from './fonts.js';
import {
  headersFile,
  redirectsFile,
  robotsFile,
  securityFile,
  securityPath,
  sitemapFile,
  type HostedPage,
} from './hostingFiles.js';
import { buildIcons } from './icons.js';
import { buildInlineScripts } from './inlineScripts.js';
import { outputFolder } from './outputFolder.js';
import { pageDocument, type DocumentKit } from './pageDocument.js';
import { buildShareImages } from './shareImages.js';
import { shortVariables } from './shortVariables.js';
import { answerSize } from './transferSize.js';

type Prerenderer = typeof import('../engine/prerender.js');

const site = fileURLToPath(new URL('../', import.meta.url));
const dist = `${site}dist`;
const configFile = `${site}vite.config.ts`;
const write = outputFolder(dist);

/** A page that was written, and what it costs before the first paint. */
export type BuiltPage = { path: string; bytes: number };

/**
 * Builds the whole site into `site/dist/`: code for the browser, every page as complete HTML, the
 * data with which React takes over, fonts, and the files that tell the host what to do. The pages
 * that answer a refused form go into `site/dist-forms/`.
 *
 * @param siteUrl - absolute origin for canonical addresses, alternates and the sitemap
 * @param preview - whether this is a deploy that search engines should not keep
 */
export async function buildSite(siteUrl: string, preview: boolean): Promise<BuiltPage[]> {
  const scripts = buildInlineScripts();
  const prerenderer = await buildPrerenderer();
  const client = await buildClient(prerenderer);

  const pages: RenderedPage[] = [];
  for (const order of prerenderer.pageOrders) {
    pages.push(await prerenderer.renderPage(order, siteUrl));
  }
  const shells = await Promise.all(
    languages.map(async (language) => ({
      language,
      messages: await prerenderer.shellMessages(language),
    })),
  );
  const fonts = await buildFonts(JSON.stringify([pages, shells]), `${site}.cache/fonts`);
  const kit: DocumentKit = {
    client,
    fonts,
    completeCss: await finishCss(client),
    scripts: await scripts,
    version: hash(JSON.stringify([client.main, client.css, pages, shells])).slice(0, 10),
  };

  for (const [url, font] of fonts.files) await write(url, font);
  for (const { language, messages } of shells) {
    const data: ShellData = { version: kit.version, language, messages };
    await write(shellDataPath(language), JSON.stringify(data));
  }
  const hosted: (HostedPage & BuiltPage)[] = [];
  for (const page of pages) hosted.push(await writePage(page, kit));
  assertDistinctHeads(hosted);
  for (const { path, content } of await prerenderer.calendars(siteUrl)) await write(path, content);
  const shareImages = pages.flatMap(({ shareImage }) => shareImage ?? []);
  for (const file of await buildShareImages(shareImages, `${site}.cache/share`))
    await write(...file);
  const { title } = pages[0]!.data.head;
  for (const file of buildIcons(isMissing(owner.name) ? title : owner.name)) await write(...file);
  await write('/_headers', headersFile(hosted, preview));
  await write('/_redirects', redirectsFile());
  await write('/sitemap.xml', sitemapFile(hosted.map(({ head }) => head)));
  await write('/robots.txt', robotsFile(siteUrl));
  const email = isPlaceholder(owner.email) ? undefined : owner.email;
  await write(securityPath, securityFile(siteUrl, email, new Date()));
  await buildFormPages(`${site}dist-forms`, prerenderer, kit, siteUrl);
  return hosted.map(({ path, bytes }) => ({ path, bytes }));
}

async function buildPrerenderer(): Promise<Prerenderer> {
  await build({ configFile, logLevel: 'warn', build: { ssr: 'engine/prerender.tsx' } });
  return (await import(`${site}.cache/prerender/prerender.js`)) as Prerenderer;
}

async function buildClient({ pageOrders }: Prerenderer): Promise<ClientFiles> {
  // Every page is an entry of its own: a visitor loads the code of the pages they visit.
  const pages = new Set(
    pageOrders.filter(({ route }) => isTakenOver(route.kind)).map(({ route }) => route.page),
  );
  const input = [...pages].map((page) => `${site}pages/${page}.tsx`);
  await build({ configFile, logLevel: 'warn', build: { rolldownOptions: { input } } });
  const manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  await rm(`${dist}/.vite`, { recursive: true });
  return clientFiles(manifest);
}

async function finishCss({ css }: ClientFiles): Promise<string> {
  if (!css) return '';
  const finished = shortVariables(await readFile(dist + css, 'utf8'));
  await write(css, finished);
  return finished;
}

/** Writes one page's document, and the data with which React takes over. */
async function writePage(page: RenderedPage, kit: DocumentKit): Promise<HostedPage & BuiltPage> {
  const { path } = page;
  const { html, hashes, data } = await pageDocument(page, kit);
  await write(path.endsWith('/') ? `${path}index.html` : `${path}.html`, html);
  if (data) await write(pageDataPath(path), JSON.stringify(data));
  const bytes = answerSize(html, securityHeaders(hashes));
  return { path, head: page.data.head, hashes, bytes };
}

function hash(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
