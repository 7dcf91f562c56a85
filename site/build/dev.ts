import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { languages } from '../i18n/languages.js';
import { resolveLanguage } from '../i18n/resolveLanguage.js';
import { documentHtml } from './document.js';
import { buildFonts, type BuiltFonts } from './fonts.js';
import { buildInlineScripts, type InlineScripts } from './inlineScripts.js';
import { localSiteUrl } from './siteUrl.js';
import type { RunningServer } from '../../netlify/local/serve.js';

type Prerenderer = typeof import('../engine/prerender.js');

/**
 * The site as it is written: every page is rendered on request, takes over on intent as in
 * production, and updates in the browser when a file is saved.
 */
const started = performance.now();
const site = fileURLToPath(new URL('../', import.meta.url));
const port = Number(process.env['PORT'] || 5173);
const vite = await createServer({
  configFile: `${site}vite.config.ts`,
  appType: 'custom',
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // A build beside the running server is none of its business.
    watch: { ignored: ['**/dist-forms/**', '**/.cache/**'] },
  },
  plugins: [pagesOnRequest()],
});
await vite.listen();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`http://127.0.0.1:${port}  (ready in ${seconds} s)`);

function pagesOnRequest(): Plugin {
  return {
    name: 'pages-on-request',
    async configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/.netlify/functions/')) return next();
        forward(request, response).then(undefined, next);
      });
      const [scripts, fonts] = await Promise.all([
        buildInlineScripts(),
        buildFonts(catalogText(), `${site}.cache/fonts`),
      ]);
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(decodeURI(request.originalUrl!.split(/[?#]/)[0]!), server, scripts, fonts).then(
            ({ status = 200, type = 'text/html; charset=utf-8', body }) =>
              response.writeHead(status, { 'Content-Type': type }).end(body),
            next,
          );
        });
      };
    },
    handleHotUpdate({ file, server }) {
      if (file.endsWith('.po')) server.ws.send({ type: 'full-reload' });
    },
  };
}

let functions: Promise<RunningServer> | undefined;

/** Passes a request on to the functions, which start with the first one that asks for them. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  functions ??= import('../../netlify/local/serve.js').then(({ startServer }) =>
    startServer({ port: 0 }),
  );
  const { url } = await functions;
  const { method, headers } = request;
  const passedOn = httpRequest(url + request.url, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  passedOn.on('error', (error) => response.writeHead(502).end(error.message));
  request.pipe(passedOn);
}

type Answer = { status?: number; type?: string; body: string | Uint8Array };

async function answer(
  path: string,
  server: ViteDevServer,
  scripts: InlineScripts,
  fonts: BuiltFonts,
): Promise<Answer> {
  const font = fonts.files.get(path);
  if (font) return { type: 'font/woff2', body: font };
  const prerenderer = (await server.ssrLoadModule('/engine/prerender.tsx')) as Prerenderer;
  const target = prerenderer.pageAt(path);
  const page = target?.page ?? prerenderer.pageNamed('notFound');
  const language = target?.language ?? resolveLanguage(path, null);
  const rendered = await prerenderer.renderPage(page, language, localSiteUrl);
  const { html } = documentHtml({
    ...rendered,
    css: fonts.css + (await styles(server)),
    printCss: null,
    fonts: [...fonts.files.keys()],
    headScript: scripts.head,
    bodyScripts: target ? [scripts.loader] : [scripts.loader, scripts.notFound],
    modules: target ? ['/engine/client.tsx'] : null,
  });
  return { status: target ? 200 : 404, body: await server.transformIndexHtml(path, html) };
}

/** What the rendered modules import of styles, so that the first paint is not a naked one. */
async function styles(server: ViteDevServer): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const urls = [...moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const sheets = await Promise.all(urls.map((url) => server.transformRequest(`${url}?direct`)));
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
