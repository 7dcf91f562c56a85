import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { setEnvironmentContext } from '@netlify/blobs';
import * as deliverOutbox from '../functions/deliver-outbox.js';
import type { BlobAccess } from '../inquiry/blobStore.js';
import { createFileServer } from './serveFiles.js';
import { deleteOldMails } from '../inquiry/fileMailer.js';
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
 * the function with its rate rule, the blob store, and the scheduled delivery once a minute.
 *
 * One at a time in a process: the functions find the store and their settings in the environment.
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
  // Netlify's own local blob store; the functions find it through the environment, as deployed.
  const store = new Worker(new URL('localBlobs.ts', import.meta.url), {
    workerData: { blobsDirectory: path.join(root, '.netlify/blobs-serve') },
  });
  setEnvironmentContext(((await once(store, 'message')) as [Required<BlobAccess>])[0]);
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
      console.error(error);
      if (response.headersSent) response.destroy();
      else answerPlainly(response, 500);
    });
  };
  const server = createServer(answer);
  const deliver = () =>
    Promise.all([
      deliverOutbox.default(new Request('http://localhost'), functionContext('')),
      deleteOldMails(path.join(root, '.mail'), Date.now()),
    ]);
  const timer = setInterval(() => void deliver(), 60_000);

  const close = async () => {
    clearInterval(timer);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await store.terminate();
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
  // What was left waiting when the last server stopped goes out now, not in a minute.
  void deliver();
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
