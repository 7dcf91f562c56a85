import path from 'node:path';
import { serve } from 'srvx/node';
import { localContext } from '../inquiry/createInquiryService.js';
import { provideInquiryService } from '../inquiry/inquiryService.js';
import { minute } from '../inquiry/time.js';
import { localInquiryService } from './localInquiryService.js';
import { createFileServer, hostAnswer } from './serveFiles.js';
import { runFunction } from './serveFunctions.js';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Answers with the functions and the files of a folder, as Netlify does in production. */
export function createHandler(
  root = projectRoot,
  service = localInquiryService(root),
): (request: Request) => Promise<Response> {
  provideInquiryService(localContext, service);
  const serveFile = createFileServer(root, path.join(root, 'site/dist'));
  return async (request) => {
    // No browser sends either, and neither fits into a Request.
    if (request.method === 'TRACE') return hostAnswer(405, { Allow: 'GET, HEAD, POST' });
    if (!URL.canParse(request.url)) return hostAnswer(400);
    return (await runFunction(request)) ?? serveFile(request);
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves what is built as Netlify does in production: files, headers, redirects, not-found pages,
 * the functions that have an address, and the scheduled round.
 *
 * One at a time in a process: its functions share one service.
 *
 * @param options.port - 0 takes any free one
 * @param options.root - folder with `netlify.toml`, `site/dist` and `site/dist-forms`
 * @throws when the port is taken
 */
export async function startServer({ port = 8888, root = projectRoot } = {}) {
  const service = localInquiryService(root);
  const server = serve({
    fetch: createHandler(root, service),
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
  });
  await server.ready();
  const timer = setInterval(() => void service.round(), 15 * minute);
  const close = () => {
    clearInterval(timer);
    return server.close(true);
  };
  // What was left waiting when the last server stopped goes out now.
  void service.round();
  return { url: server.url!.replace(/\/$/, ''), close };
}

if (process.argv[1] === import.meta.filename) {
  const port = Number(process.env['PORT'] || 8888);
  try {
    const { url, close } = await startServer({ port });
    console.log(url);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void close().then(() => process.exit(0)));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=8889 npm run serve`,
    );
    process.exit(1);
  }
}
