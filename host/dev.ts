/**
 * The development server: renders every page on request, hydrates on intent as in production, and updates the
 * browser when a file is saved.
 */
import type { NodeHttp1Handler } from 'srvx';
import { toNodeHandler } from 'srvx/node';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { siteFolder } from '../site/owner/files/ownerFiles.js';
import { buildFonts } from '../site/generator/fonts.js';
import { buildPageScripts } from '../site/generator/pageScripts.js';
import { pageDocument } from '../site/generator/pageDocument.js';
import type * as prerenderModule from '../site/generator/prerender.js';
import { createHandler } from './serve.js';

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
    watch: { ignored: ['**/.cache/**', '**/dist-*/**'] },
  },
  plugins: [functions(), pagesOnRequest(), reloadOnSave()],
});
await vite.listen();
console.log(vite.resolvedUrls!.local[0]);

/** The site's functions, with an outbox in memory. */
function functions(): Plugin {
  const handle = toNodeHandler(createHandler()) as NodeHttp1Handler;
  return {
    name: 'functions',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/.netlify/functions/')) return next();
        void handle(request, response);
      });
    },
  };
}

/** Every page, and what its document loads beside Vite's modules: fonts and the loader. */
function pagesOnRequest(): Plugin {
  const assets = Promise.all([buildPageScripts(), buildFonts()]);

  async function answer(path: string, server: ViteDevServer) {
    // The pages' modules only import the styles of their components.
    await server.ssrLoadModule('@advisor/ui/styles.css');
    const prerenderer = (await server.ssrLoadModule(
      '/generator/prerender.tsx',
    )) as typeof prerenderModule;
    const [scripts, fonts] = await assets;

    const font = fonts.files.get(path);
    if (font) return { status: 200, type: 'font/woff2', body: font };
    if (path === scripts.loader.path)
      return { status: 200, type: 'text/javascript', body: scripts.loader.code };

    const page = await prerenderer.renderPath(path);
    const { html } = await pageDocument(page, {
      client: { modules: () => ['/engine/client.tsx'] },
      fonts,
      scripts,
      completeCss: await loadedStyles(server),
    });
    const body = await server.transformIndexHtml(path, html);
    return { status: page.kind === 'notFound' ? 404 : 200, type: 'text/html; charset=utf-8', body };
  }

  return {
    name: 'pages-on-request',
    // Returned, so that it answers only what Vite itself does not.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const [path] = request.originalUrl!.split(/[?#]/);
        answer(decodeURI(path!), server).then(
          ({ status, type, body }) =>
            response.writeHead(status, { 'Content-Type': type }).end(body),
          next,
        );
      });
    },
  };
}

async function loadedStyles(server: ViteDevServer): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const urls = [...moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const sheets = await Promise.all(urls.map((url) => server.transformRequest(`${url}?direct`)));
  return sheets.map((sheet) => sheet?.code ?? '').join('\n');
}

/** An open page's HTML was rendered here, so a change of anything that rendered it requires a reload. */
function reloadOnSave(): Plugin {
  return {
    name: 'reload-on-save',
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
