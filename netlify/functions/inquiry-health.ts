import type { Config, Context } from '@netlify/functions';
import { functionInquiryService } from '../deployedInquiryService.js';

/** Answers a monitor: whether inquiries reach the owner without help. */
export default (request: Request, context: Context): Promise<Response> =>
  functionInquiryService(context.deploy?.context).checkHealth(request);

export const config: Config = {
  rateLimit: { aggregateBy: ['ip'], windowLimit: 20, windowSize: 180 },
};
