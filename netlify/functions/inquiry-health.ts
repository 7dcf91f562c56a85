import type { Config, Context } from '@netlify/functions';
import { inquiryService } from '../inquiry/inquiryService.js';

/** Tells a monitor whether inquiries reach the owner without a person's help. */
export default (_request: Request, context: Context): Promise<Response> =>
  inquiryService(context).answerHealth();

export const config: Config = {
  rateLimit: { aggregateBy: ['ip'], windowLimit: 20, windowSize: 180 },
};
