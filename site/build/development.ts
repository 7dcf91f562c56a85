import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { languages } from '../i18n/languages.js';
import { resolveLanguage } from '../i18n/resolveLanguage.js';
import { documentHtml } from './document.js';
import { buildFonts, type BuiltFonts } from './fonts.js';
import { buildIcons } from './icons.js';
import { buildInlineScripts, type InlineScripts } from './inlineScripts.js';
import { localSiteUrl } from './siteUrl.js';

type Prerenderer = typeof import('../engine/prerender.js');
type Answer = { status: number; type: string; body: string | Uint8Array };

const site = fileURLToPath(new URL('../', import.meta.url));
const iconTypes: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const htmlType = 'text/html; charset=utf-8';

/**
 * The site as it is written: every page is rendered on request, takes over on intent as in
 * production, and updates in the browser when a file is saved. A saved catalog reloads the page.
 *
 * @param server - carries the socket through which the browser hears of changes
 */
export async function startDevelopment(server: Server): Promise<RequestListener> {
  const [vite, scripts, fonts] = await Promise.all([
    createServer({
      configFile: `${site}vite.config.ts`,
      appType: 'custom',
      server: {
        middlewareMode: true,
        hmr: { server },
        host: '127.0.0.1',
        // A build beside the running server is none of its business.
        watch: { ignored: ['**/dist-forms/**', '**/.cache/**'] },
      },
      plugins: [{ name: 'reload-on-catalog', handleHotUpdate: reloadOnCatalog }],
    }),
    buildInlineScripts(),
    buildFonts(catalogText(), `${site}.cache/fonts`),
  ]);
  const context = { vite, scripts, fonts, icons: buildIcons('') };
  return (request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, context).then(
        ({ status, type, body }) => response.writeHead(status, { 'Content-Type': type }).end(body),
        (error: Error) => showError(error, vite, response),
      );
    });
  };
}

type Context = {
  vite: ViteDevServer;
  scripts: InlineScripts;
  fonts: BuiltFonts;
  icons: ReturnType<typeof buildIcons>;
};

async function answer({ url = '/' }: IncomingMessage, context: Context): Promise<Answer> {
  const { vite, scripts, fonts, icons } = context;
  const path = decodeURI(url.split(/[?#]/)[0]!);
  const font = fonts.files.get(path);
  if (font) return { status: 200, type: 'font/woff2', body: font };
  const icon = icons.get(path);
  if (icon) return { status: 200, type: iconTypes[extname(path)]!, body: icon };

  const prerenderer = (await vite.ssrLoadModule('/engine/prerender.tsx')) as Prerenderer;
  const target = prerenderer.pageAt(path);
  const page = target?.page ?? prerenderer.pageNamed('notFound');
  const language = target?.language ?? resolveLanguage(path, null);
  const rendered = await prerenderer.renderPage(page, language, localSiteUrl);
  const { html } = documentHtml({
    ...rendered,
    css: fonts.css + (await styles(vite)),
    printCss: null,
    fonts: [...fonts.files.keys()],
    headScript: scripts.head,
    bodyScripts: target ? [scripts.loader] : [scripts.loader, scripts.notFound],
    modules: target ? ['/engine/client.tsx'] : null,
  });
  const body = await vite.transformIndexHtml(path, html);
  return { status: target ? 200 : 404, type: htmlType, body };
}

/** What the rendered modules import of styles, so that the first paint is not a naked one. */
async function styles(vite: ViteDevServer): Promise<string> {
  const { moduleGraph } = vite.environments.ssr;
  const urls = [...moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const sheets = await Promise.all(urls.map((url) => vite.transformRequest(`${url}?direct`)));
  return sheets.map((sheet) => sheet?.code ?? '').join('\n');
}

function catalogText(): string {
  return languages
    .flatMap((language) => {
      const folder = `${site}locales/${language}/`;
      return readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
    })
    .join('');
}

function reloadOnCatalog({ file, server }: { file: string; server: ViteDevServer }) {
  if (file.endsWith('.po')) server.ws.send({ type: 'full-reload' });
}

function showError(error: Error, vite: ViteDevServer, response: ServerResponse): void {
  vite.ssrFixStacktrace(error);
  console.error(error);
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack);
}
