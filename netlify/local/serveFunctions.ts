import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Context } from '@netlify/functions';
import { endpoint } from '../contact.js';
import inquiryHealth from '../functions/inquiry-health.js';
import sendContactEmail, { config } from '../functions/send-contact-email.js';
import { localContext } from '../inquiry/createInquiry.js';
import { plainHeaders } from './plainAnswer.js';

const functions = {
  [endpoint]: sendContactEmail,
  '/.netlify/functions/inquiry-health': inquiryHealth,
};

/**
 * Runs the functions that have an address in this process. @netlify/dev would bundle the function and
 * start a worker for each single request, and would read the body as text first: too slow to measure
 * anything, and no way to see what a broken or never-ending body does.
 */
export function createFunctionServer() {
  // Netlify's rule in front of the form's function; CONTACT_RATE_LIMIT=0 switches it off.
  const { windowLimit = 0, windowSize = 0 } = ('rateLimit' in config && config.rateLimit) || {};
  const posts = new Map<string, number[]>();
  const isOverLimit = (ip: string) => {
    const since = Date.now() - windowSize * 1000;
    const recent = (posts.get(ip) ?? []).filter((time) => time > since);
    posts.set(ip, [...recent, Date.now()]);
    return process.env['CONTACT_RATE_LIMIT'] !== '0' && recent.length >= windowLimit;
  };

  /** Answers, unless the request is for something else: `false` then. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname }: URL,
  ): Promise<boolean> => {
    // Netlify also runs a function for whatever is below its address.
    const run = Object.entries(functions).find(([path]) =>
      `${pathname}/`.startsWith(`${path}/`),
    )?.[1];
    if (!run) return false;
    const ip = clientAddress(request);
    const answer =
      run === sendContactEmail && isOverLimit(ip)
        ? new Response('Too many requests\n', {
            status: 429,
            headers: { ...plainHeaders, 'Retry-After': String(windowSize) },
          })
        : await run(await webRequest(request), functionContext(ip));
    await write(response, answer);
    return true;
  };
}

/** The context that a function gets; only what these functions use. */
export function functionContext(ip: string): Context {
  return {
    ip,
    deploy: { context: localContext, id: '0', published: false },
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

/** The request with its whole body, as Netlify hands it over. */
async function webRequest(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // A Host that is none, or that holds more than a host, is no reason to fail.
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : 'localhost';
  const address = URL.parse(url, `http://${host}`) ?? URL.parse(url, 'http://localhost');
  return new Request(address ?? 'http://localhost/', {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
  });
}

async function write(response: ServerResponse, answer: Response): Promise<void> {
  const { req: request } = response;
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
