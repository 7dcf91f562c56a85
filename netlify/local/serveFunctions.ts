import type { Context } from '@netlify/functions';
import { endpoint, tooManyPath } from '../contact.js';
import inquiryHealth from '../functions/inquiry-health.js';
import sendContactEmail, { config } from '../functions/send-contact-email.js';
import { localContext } from '../inquiry/createInquiry.js';
import { within } from '../inquiry/deadline.js';
import { hostAnswer } from './serveFiles.js';

const functions = {
  [endpoint]: sendContactEmail,
  '/.netlify/functions/inquiry-health': inquiryHealth,
};

/**
 * Runs the functions that have an address in this process. @netlify/dev would bundle the function and
 * start a worker for each single request: too slow to measure anything.
 */
export function createFunctionServer(serveFile: (request: Request) => Promise<Response>) {
  // Netlify's rule in front of the form's function; CONTACT_RATE_LIMIT=0 switches it off.
  const { windowLimit = 0, windowSize = 0 } = ('rateLimit' in config && config.rateLimit) || {};
  const posts = new Map<string, number[]>();
  const isOverLimit = (ip: string) => {
    const since = Date.now() - windowSize * 1000;
    const recent = (posts.get(ip) ?? []).filter((time) => time > since);
    posts.set(ip, [...recent, Date.now()]);
    return process.env['CONTACT_RATE_LIMIT'] !== '0' && recent.length >= windowLimit;
  };

  /** The answer, unless the request is for something else. */
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    // Netlify also runs a function for whatever is below its address.
    const run = Object.entries(functions).find(([path]) =>
      `${pathname}/`.startsWith(`${path}/`),
    )?.[1];
    const ip = clientAddress(request);
    if (run === sendContactEmail && isOverLimit(ip))
      return serveFile(new Request(new URL(tooManyPath, request.url)));
    if (!run) return undefined;
    const whole = await withWholeBody(request);
    return whole ? run(whole, functionContext(ip)) : hostAnswer(408, { Connection: 'close' });
  };
}

/** Netlify hands a function whole bodies only. Nothing where one breaks off or takes too long. */
async function withWholeBody(request: Request): Promise<Request | undefined> {
  const { url, method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const body = await within(5000, request.arrayBuffer()).catch(() => undefined);
  return body && new Request(url, { method, headers, body });
}

/** The context that a function gets; only what these functions use. */
function functionContext(ip: string): Context {
  return {
    ip,
    deploy: { context: localContext, id: '0', published: false },
  } as Context;
}

/**
 * The visitor's address. Here everybody comes from this machine, so that a test may say from where
 * it pretends to come; Netlify overwrites the header in production.
 */
const clientAddress = ({ headers }: Request) =>
  headers.get('x-forwarded-for')?.split(',')[0]!.trim() || '127.0.0.1';
