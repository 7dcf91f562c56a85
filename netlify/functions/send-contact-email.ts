import type { Config, Context } from '@netlify/functions';
import { netlifyInquiryService } from '../inquiry/netlifyInquiryService.js';

/** Takes the contact form's post: see `createInquiryHandler` for what it answers. */
export default (request: Request, context: Context): Promise<Response> =>
  netlifyInquiryService(context).handle(request);

// Netlify reads this without running the file, so every value is written out. It has no `path`, which would
// take the default address away.
export const config: Config = {
  rateLimit: {
    // An array: as a plain string, 'ip' compiles to a limit for all visitors together.
    aggregateBy: ['ip'],
    windowLimit: 20,
    windowSize: 180,
    // The page in English, because a rule has one address. The form's script takes it for a failure.
    action: 'rewrite',
    to: '/kontakt/zu-viele.html',
  },
};
