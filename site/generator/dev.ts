/**
 * The development server: renders every page on request, hydrates on intent as in production, and updates the
 * browser when a file is saved.
 */
import type { NodeHttp1Handler } from 'srvx';
import { toNodeHandler } from 'srvx/node';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { siteFolder } from '../owner/build/readOwner.js';
import { buildFonts, type BuiltFonts } from './fonts.js';
import { buildPageScripts } from './pageScripts.js';
import { pageDocument, type DocumentAssets } from './pageDocument.js';
import type { Prerenderer } from './prerender.js';

const started = performance.now();
// Otherwise bundling the loader would set it to production, for React and the server, too.
process.env['NODE_ENV'] = 'development';
const vite = await createServer({
  configFile: `${siteFolder}vite.config.ts`,
  appType: 'custom',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] || 5173),
    strictPort: true,
    // React removes a page that fails to render in the browser: the terminal says why and where.
    forwardConsole: { unhandledErrors: true, logLevels: [] },
    // A build beside the running server must not reload the page.
    watch: { ignored: ['**/.cache/**'] },
  },
  plugins: [pagesOnRequest()],
});
await vite.listen();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${vite.resolvedUrls!.local[0]}  (ready in ${seconds} s)`);

function pagesOnRequest(): Plugin {
  const scripts = buildPageScripts();
  let functions: Promise<NodeHttp1Handler> | undefined;
  let fonts: BuiltFonts | undefined;

  async function load(server: ViteDevServer): Promise<[Prerenderer, DocumentAssets]> {
    // The pages' modules only import the styles of their components.
    await server.ssrLoadModule('@advisor/ui/styles.css');
    const prerenderer = (await server.ssrLoadModule('/generator/prerender.tsx')) as Prerenderer;
    fonts ??= await buildFonts(await prerenderer.allText(await prerenderer.renderPages()));
    const assets = {
      client: { modules: () => ['/engine/client.tsx'] },
      fonts,
      completeCss: await styles(server),
      scripts: await scripts,
      withoutPolicy: true,
    } as const;
    return [prerenderer, assets];
  }

  /** Loaded on the first request for a function. */
  async function loadFunctions() {
    const { createHandler } = await import('../../netlify/local/serve.js');
    return toNodeHandler(createHandler()) as NodeHttp1Handler;
  }

  async function answer(path: string, server: ViteDevServer) {
    const [prerenderer, assets] = await load(server);
    const font = assets.fonts.files.get(path);
    if (font) return { status: 200, type: 'font/woff2', body: font };
    const { loader } = assets.scripts;
    if (path === loader.path) return { status: 200, type: 'text/javascript', body: loader.code };
    const page = await prerenderer.renderPath(path);
    const { html } = await pageDocument(page, assets);
    const body = await server.transformIndexHtml(path, html);
    return { status: page.kind === 'notFound' ? 404 : 200, type: 'text/html; charset=utf-8', body };
  }

  return {
    name: 'pages-on-request',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/.netlify/functions/')) return next();
        functions ??= loadFunctions().catch((error) => {
          functions = undefined;
          throw error;
        });
        functions.then((handle) => handle(request, response), next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(decodeURI(request.originalUrl!.split(/[?#]/)[0]!), server).then(
            ({ status, type, body }) =>
              response.writeHead(status, { 'Content-Type': type }).end(body),
            next,
          );
        });
      };
    },
    // An open page's HTML was rendered here, so a change of anything that rendered it requires a reload.
    hotUpdate: {
      order: 'post',
      handler({ file, server }) {
        const isClient = this.environment.name === 'client';
        // vanilla-extract caches what a style sheet imports, so the server has to restart.
        if (file.includes('/packages/ui/src/theme/')) {
          if (isClient) void server.restart();
          return [];
        }
        if (!isClient) return;
        const rendered = server.environments.ssr.moduleGraph.getModulesByFile(file)?.size;
        if (!rendered && !file.endsWith('.po')) return;
        server.environments.client.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

async function styles(server: ViteDevServer): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const urls = [...moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const sheets = await Promise.all(urls.map((url) => server.transformRequest(`${url}?direct`)));
  return sheets.map((sheet) => sheet?.code ?? '').join('\n');
}
