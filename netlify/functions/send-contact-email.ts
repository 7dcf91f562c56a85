import type { Config, Context } from '@netlify/functions';
import { functionInquiryService } from '../deployedInquiryService.js';

/** Receives the contact form's posts: see `handlePost`. */
export default (request: Request, context: Context): Promise<Response> =>
  functionInquiryService(context.deploy?.context).handlePost(request);

// Netlify reads this without running the file, so every value is a literal. A `path` would disable the default URL.
export const config: Config = {
  rateLimit: {
    // As a plain string, 'ip' would compile to one limit for all visitors together.
    aggregateBy: ['ip'],
    windowLimit: 20,
    windowSize: 180,
    // A rule has one target, so the page is English. The form's script treats it as a failure.
    action: 'rewrite',
    to: '/kontakt/zu-viele.html',
  },
};
