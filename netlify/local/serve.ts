import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import runInquiries from '../functions/inquiry-round.js';
import { localUrl, plainAnswer, send } from './answer.js';
import { deleteOldMails } from './fileMailer.js';
import { createFileServer } from './serveFiles.js';
import { createFunctionServer, functionContext } from './serveFunctions.js';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Methods that anything here answers otherwise than with 405; `fetch` knows no `TRACE`. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves what is built as Netlify does in production: files, headers, redirects, not-found pages,
 * the functions with the rate rule, and the scheduled round.
 *
 * One at a time in a process: the functions find their files by the environment.
 *
 * @param options.port - 0 takes any free one
 * @param options.root - folder with `netlify.toml`, `site/dist` and `site/dist-forms`
 * @throws when the port is taken
 */
export async function startServer({ port = 8888, root = projectRoot } = {}) {
  process.env['LAMBDA_TASK_ROOT'] = root;
  const runFunction = createFunctionServer();
  const serveFile = createFileServer(root, path.join(root, 'site/dist'));

  /** Answers a request, also one that came in elsewhere. */
  const answer: RequestListener = (request, response) => {
    const answered = async () => {
      const url = localUrl(request);
      if (!url) return plainAnswer(400);
      if (!knownMethods.has(request.method ?? ''))
        return plainAnswer(405, { Allow: 'GET, HEAD, POST' });
      return (await runFunction(request, url)) ?? (await serveFile(request, url));
    };
    answered()
      .catch((error: unknown) => {
        // A visitor who has gone is no fault.
        if (request.complete) console.error(error);
        return plainAnswer(500);
      })
      .then((answer) => send(response, answer));
  };
  // A request that never ends is answered with 408, as Netlify does not hand it over at all.
  const server = createServer(
    { requestTimeout: 5000, headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    answer,
  );
  const round = () =>
    Promise.all([
      runInquiries(new Request('http://localhost'), functionContext('')),
      deleteOldMails(path.join(root, '.mail'), Date.now()),
    ]);
  const timer = setInterval(() => void round(), 900_000);

  const close = async () => {
    clearInterval(timer);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    delete process.env['LAMBDA_TASK_ROOT'];
  };
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    await close();
    throw error;
  }
  // What was left waiting when the last server stopped goes out now.
  void round();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answer, close };
}

async function main(): Promise<void> {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
