import type { Config, Context } from '@netlify/functions';
import { baseHeaders } from '../inquiry/answers.js';
import { inquiryService } from '../inquiry/inquiryService.js';

/**
 * Answers 200 while inquiries reach the owner by themselves, else 503, for anything that watches:
 * the alert that needs no mail provider. It has no other data.
 */
export default async (_request: Request, context: Context): Promise<Response> => {
  const isHealthy = await inquiryService(context).isHealthy();
  return new Response(isHealthy ? 'ok\n' : 'Inquiries need a person: see docs/operations.md.\n', {
    status: isHealthy ? 200 : 503,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });
};

export const config: Config = {
  rateLimit: { aggregateBy: ['ip'], windowLimit: 20, windowSize: 180 },
};
