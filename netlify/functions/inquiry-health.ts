import type { Config, Context } from '@netlify/functions';
import { inquiryService } from '../inquiry/inquiryService.js';

/** Says whether inquiries reach the owner by themselves, for anything that watches. */
export default (_request: Request, context: Context): Promise<Response> =>
  inquiryService(context).answerHealth();

export const config: Config = {
  rateLimit: { aggregateBy: ['ip'], windowLimit: 20, windowSize: 180 },
};
