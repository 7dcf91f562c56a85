/**
 * The development server: renders every page on request, hydrates on intent as in production, and updates the
 * browser when a file is saved.
 */
import type { NodeHttp1Handler } from 'srvx';
import { toNodeHandler } from 'srvx/node';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { siteFolder } from '../site/generator/owner/ownerFiles.js';
import { buildFonts } from '../site/generator/fonts.js';
import { buildPageScripts } from '../site/generator/pageScripts.js';
import { pageDocument } from '../site/generator/pageDocument.js';
import type * as prerenderModule from '../site/generator/prerender.js';
import { createHandler } from './serve.js';

// Set before Vite bundles the loader, which would set it to `production` for the whole process.
process.env['NODE_ENV'] = 'development';
const vite = await createServer({
  configFile: `${siteFolder}vite.config.ts`,
  appType: 'custom',
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] || 5173),
    strictPort: true,
    // Prints browser errors in the terminal: when rendering fails, React removes the page.
    forwardConsole: { unhandledErrors: true, logLevels: [] },
    // A concurrent build must not reload the page.
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

/** Serves every page, and the fonts and scripts that are no modules of Vite. */
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
    // Returned, so that it runs after Vite's own middleware.
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

/** Reloads open pages when a file changes that the server rendered them from. */
function reloadOnSave(): Plugin {
  return {
    name: 'reload-on-save',
    hotUpdate: {
      order: 'post',
      handler({ file, server }) {
        const isClient = this.environment.name === 'client';
        // vanilla-extract caches the imports of a style sheet until the server restarts.
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
