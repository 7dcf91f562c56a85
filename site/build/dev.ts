import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { startDevelopment } from './development.js';
import type { RunningServer } from '../../netlify/local/serve.js';

const started = performance.now();
const port = Number(process.env['PORT'] || 5173);

let functions: Promise<RunningServer> | undefined;

/** Passes a request on to the functions, which start with the first one that asks for them. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  functions ??= import('../../netlify/local/serve.js').then(({ startServer }) =>
    startServer({ port: 0 }),
  );
  const { url } = await functions;
  const { method, headers } = request;
  const passedOn = httpRequest(url + request.url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passedOn.on('error', (error) => response.writeHead(502).end(error.message));
  request.pipe(passedOn);
}

const server = createServer();
const showPage = await startDevelopment(server);
server.on('request', (request, response) => {
  if (!request.url?.startsWith('/.netlify/functions/')) return showPage(request, response);
  forward(request, response).catch((error: Error) => {
    console.error(error);
    response.writeHead(500).end(error.message);
  });
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=5174 npm run dev`,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`http://127.0.0.1:${port}  (ready in ${seconds} s)`);
});
