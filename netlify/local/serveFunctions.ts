import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '@netlify/functions';
import { endpoint } from '../contact.js';
import sendContactEmail, { config } from '../functions/send-contact-email.js';
import { addressLimit } from '../inquiry/addressLimit.js';
import { localContext } from '../inquiry/createInquiry.js';
import { plainHeaders } from './plainAnswer.js';

/**
 * Runs the function that has an address in this process. @netlify/dev would bundle the function and
 * start a worker for each single request, and would read the body as text first: too slow to measure
 * anything, and no way to see what a broken or never-ending body does.
 */
export function createFunctionServer() {
  // Netlify's rule in front of the function, off with CONTACT_RATE_LIMIT=0 as the function's own.
  const { windowLimit = 0, windowSize = 0 } = ('rateLimit' in config && config.rateLimit) || {};
  const limit = addressLimit(
    process.env['CONTACT_RATE_LIMIT'] === '0' ? 0 : windowLimit,
    windowSize,
  );

  /** Answers, unless the request is for something else: `false` then. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname }: URL,
  ): Promise<boolean> => {
    // Netlify also runs a function for whatever is below its address.
    if (!`${pathname}/`.startsWith(`${endpoint}/`)) return false;
    const ip = clientAddress(request);
    const answer =
      limit(ip) > 0
        ? new Response('Too many requests\n', { status: 429, headers: plainHeaders })
        : await sendContactEmail(webRequest(request), functionContext(ip));
    await write(response, answer);
    return true;
  };
}

/** What a function is told of its context; only what these functions use. */
export function functionContext(ip: string): Context {
  return {
    ip,
    deploy: { context: localContext, id: '0', published: false },
    // The process lives on by itself; what goes wrong later is in the function's own log.
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  } as Context;
}

/**
 * The visitor's address. Here everybody comes from this machine, so that a test may say from where
 * it pretends to come; Netlify overwrites the header in production.
 */
function clientAddress({ headers, socket }: IncomingMessage): string {
  const [forwarded = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.trim() || (socket.remoteAddress ?? '');
}

function webRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // A Host that is none is no reason to fail: the function reads only the path and the origin.
  const address = URL.parse(url, `http://${headers.host}`) ?? URL.parse(url, 'http://localhost');
  return new Request(address ?? 'http://localhost/', {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody ? { body: webBody(request), duplex: 'half' } : {}),
  } as RequestInit);
}

/**
 * The body as a stream that may be left unread: the rest then runs into the void, because a closed
 * connection would take the answer with it.
 */
function webBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  let isWanted = true;
  return new ReadableStream({
    start(controller) {
      request.on('data', (part: Buffer) => isWanted && controller.enqueue(part));
      request.on('end', () => isWanted && controller.close());
      request.on('error', (error) => isWanted && controller.error(error));
    },
    cancel() {
      isWanted = false;
    },
  });
}

async function write(response: ServerResponse, answer: Response): Promise<void> {
  const { req: request } = response;
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.byteLength,
    ...(request.complete ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  if (!request.complete) setTimeout(() => request.destroy(), 2000).unref();
}
