import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import runInquiries from '../functions/inquiry-round.js';
import { createFileServer } from './serveFiles.js';
import { deleteOldMails } from './fileMailer.js';
import { answerPlainly, knownMethods, localUrl } from './plainAnswer.js';
import { createFunctionServer, functionContext } from './serveFunctions.js';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export type ServeOptions = {
  /** 0 takes any free port. */
  port?: number;
  /** Folder with `netlify.toml`, `site/dist` and `site/dist-forms`. */
  root?: string;
  /** Environment variables for the functions, on top of the process's own. */
  env?: Record<string, string>;
};

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves what is built as Netlify does in production: files, headers, redirects, not-found pages,
 * the functions with the rate rule, and the scheduled round.
 *
 * One at a time in a process: the functions find their settings in the environment.
 *
 * @throws when the port is taken
 */
export async function startServer({
  port = 8888,
  root = projectRoot,
  env = {},
}: ServeOptions = {}) {
  const environment = { ...process.env };
  Object.assign(process.env, env, { LAMBDA_TASK_ROOT: root });
  const runFunction = createFunctionServer();
  const serveFile = createFileServer(root, path.join(root, 'site/dist'));

  /** Answers a request, also one that came in elsewhere. */
  const answer: RequestListener = (request, response) => {
    const answered = async () => {
      const url = localUrl(request);
      if (!url) return answerPlainly(response, 400);
      if (!knownMethods.has(request.method ?? ''))
        return answerPlainly(response, 405, { Allow: 'GET, HEAD, POST' });
      if (!(await runFunction(request, response, url))) await serveFile(request, response, url);
    };
    answered().catch((error: unknown) => {
      // A visitor who has gone is no fault.
      if (!request.complete) return void response.destroy();
      console.error(error);
      if (response.headersSent) response.destroy();
      else answerPlainly(response, 500);
    });
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
    for (const name of Object.keys(process.env)) {
      if (!(name in environment)) delete process.env[name];
    }
    Object.assign(process.env, environment);
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
