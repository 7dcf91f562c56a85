import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';
import { contentSecurityPolicy, securityHeaders } from '../../netlify/security-headers.js';
import { languages } from '../src/i18n/languages.js';
import type { RenderedPage } from '../src/prerender.js';
import { pageDataPath, shellDataPath } from '../src/shell/dataPath.js';
import type { PageData, ShellData } from '../src/shell/PageData.js';
import { clientFiles, type ClientFiles } from './clientFiles.js';
import { documentHtml } from './document.js';
import { buildFonts, type BuiltFonts } from './fonts.js';
import {
  headersFile,
  redirectsFile,
  robotsFile,
  sitemapFile,
  type HostedPage,
} from './hostingFiles.js';
import { buildInlineScripts, type InlineScripts } from './inlineScripts.js';
import { pageCss } from './pageCss.js';
import { answerSize } from './transferSize.js';

type Prerenderer = typeof import('../src/prerender.js');

const site = fileURLToPath(new URL('../', import.meta.url));
const dist = `${site}dist`;
const prerenderFolder = `${site}.cache/prerender`;
const configFile = `${site}vite.config.ts`;

/** A page that was written, and what it costs before the first paint. */
export type BuiltPage = { path: string; bytes: number };

/**
 * Builds the whole site into `site/dist/`: code for the browser, every page as complete HTML, the
 * data with which React takes over, fonts, and the files that tell the host what to do.
 *
 * @param siteUrl - absolute origin for canonical addresses, alternates and the sitemap
 */
export async function buildSite(siteUrl: string): Promise<BuiltPage[]> {
  const scripts = buildInlineScripts();
  await build({ configFile, logLevel: 'warn', build: { ssr: 'src/prerender.tsx' } });
  const prerenderer = (await import(`${prerenderFolder}/prerender.js`)) as Prerenderer;
  await build({
    configFile,
    logLevel: 'warn',
    build: { rolldownOptions: { input: pageEntries(prerenderer) } },
  });
  const client = clientFiles(
    JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest,
  );
  await rm(`${dist}/.vite`, { recursive: true });

  const pages: RenderedPage[] = [];
  for (const order of prerenderer.pageOrders) {
    pages.push(await prerenderer.renderPage(order, siteUrl));
  }
  const shells = await Promise.all(
    languages.map(async (language) => ({
      language,
      messages: await prerenderer.loadShellMessages(language),
    })),
  );

  const fonts = await buildFonts(JSON.stringify([pages, shells]), `${site}.cache/fonts`);
  const completeCss = client.css ? await readFile(dist + client.css, 'utf8') : '';
  const version = hash(JSON.stringify([client.main, client.css, pages, shells])).slice(0, 10);

  for (const shell of shells) {
    const data: ShellData = { version, ...shell };
    await write(shellDataPath(shell.language), JSON.stringify(data));
  }
  for (const [url, font] of fonts.files) await write(url, font);

  const hosted: (HostedPage & BuiltPage)[] = [];
  const context = { client, fonts, completeCss, version, scripts: await scripts };
  for (const page of pages) hosted.push(await writePage(page, context));

  const reachable = hosted.filter(({ path }) => !path.endsWith('/404'));
  await write('/_headers', headersFile(reachable));
  await write('/_redirects', redirectsFile());
  await write('/sitemap.xml', sitemapFile(hosted.map(({ head }) => head)));
  await write('/robots.txt', robotsFile(siteUrl));
  return hosted.map(({ path, bytes }) => ({ path, bytes }));
}

/** Every page that React takes over is an entry: a visitor loads the code of the pages they visit. */
function pageEntries({ pageOrders }: Prerenderer): string[] {
  const routes = pageOrders.map(({ route }) => route).filter(isTakenOver);
  return [...new Set(routes.map(({ page }) => `${site}src/pages/${page}.tsx`))];
}

/** A missing path has no data to take over with; its page stays HTML. */
function isTakenOver({ kind }: RenderedPage['route']): boolean {
  return kind !== 'notFound';
}

type Context = {
  client: ClientFiles;
  fonts: BuiltFonts;
  completeCss: string;
  version: string;
  scripts: InlineScripts;
};

/** Writes one page's document, and the data with which React takes over. */
async function writePage(page: RenderedPage, context: Context): Promise<HostedPage & BuiltPage> {
  const { client, fonts, completeCss, version, scripts } = context;
  const { route, language, path, head } = page;
  const bodyHtml = withoutRadixStyle(page.bodyHtml);
  refuseInlineStyles(path, bodyHtml);
  const modules = isTakenOver(route) ? client.ofPage(route.page) : null;
  const { html, hashes } = documentHtml({
    language,
    headHtml: page.headHtml,
    structuredData: head.structuredData,
    bodyHtml,
    css: fonts.css + (await pageCss(completeCss, bodyHtml)),
    fonts: [...fonts.files.keys()],
    headScript: scripts.language,
    bodyScripts: modules ? [scripts.loader] : [scripts.loader, scripts.notFound],
    takeOver: modules && {
      modules: [client.main[0], ...modules, ...client.main.slice(1)],
      data: [pageDataPath(path), shellDataPath(language)],
      version,
    },
    ...(!modules && { policy: metaPolicy }),
  });
  await write(htmlFile(path), html);
  if (modules) {
    const data: PageData = {
      version,
      path: route.path,
      language,
      renderedAt: page.renderedAt,
      head,
      modules,
      css: client.css,
      messages: page.messages,
    };
    await write(pageDataPath(path), JSON.stringify(data));
  }
  return { path, head, hashes, bytes: answerSize(html, securityHeaders(hashes)) };
}

/** The policy as a page may state it itself: who may frame it only a header can say. */
function metaPolicy(hashes: HostedPage['hashes']): string {
  return contentSecurityPolicy(hashes).replace("; frame-ancestors 'none'", '');
}

/** `/` is index.html, `/de/` is de/index.html, `/kontakt` is kontakt.html. */
function htmlFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** Radix positions the list of its menu by a style attribute; SiteHeader's own styles say the same. */
function withoutRadixStyle(html: string): string {
  return html.replaceAll(' style="position:relative"', '');
}

/** The policy allows no `style` attribute; the browser would ignore it and complain. */
function refuseInlineStyles(path: string, html: string): void {
  const found = html.match(/<[^>]*\sstyle="[^"]*"[^>]*>/);
  if (found) {
    throw new Error(
      `${path} has an element with a style attribute, which the site's Content-Security-Policy ` +
        `forbids: ${found[0]}. Say it in a .css.ts file.`,
    );
  }
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(dist + path), { recursive: true });
  await writeFile(dist + path, content);
}

function hash(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
