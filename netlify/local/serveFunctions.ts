import type { Context } from '@netlify/functions';
import { endpoint } from '../contact.js';
import inquiryHealth from '../functions/inquiry-health.js';
import sendContactEmail from '../functions/send-contact-email.js';
import { localContext } from '../inquiry/createInquiryService.js';
import { within } from '../inquiry/deadline.js';
import { hostAnswer } from './serveFiles.js';

const functions = {
  [endpoint]: sendContactEmail,
  '/.netlify/functions/inquiry-health': inquiryHealth,
};

/** What these functions use of the context that Netlify gives them. */
const context = { deploy: { context: localContext, id: '0', published: false } } as Context;

/**
 * Runs the function that a request is for in this process; nothing where it is for something else.
 * @netlify/dev would bundle the function and start a worker for each single request: too slow to
 * measure anything.
 */
export async function runFunction(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  // Netlify also runs a function for whatever is below its address.
  const isFor = (address: string) => `${pathname}/`.startsWith(`${address}/`);
  const run = Object.entries(functions).find(([address]) => isFor(address))?.[1];
  if (!run) return undefined;
  const whole = await withWholeBody(request);
  return whole ? run(whole, context) : hostAnswer(408, { Connection: 'close' });
}

/** Netlify hands a function whole bodies only. Nothing where one breaks off or takes too long. */
async function withWholeBody(request: Request): Promise<Request | undefined> {
  const { url, method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const body = await within(5000, request.arrayBuffer()).catch(() => undefined);
  return body && new Request(url, { method, headers, body });
}
