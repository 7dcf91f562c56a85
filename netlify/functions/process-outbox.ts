import type { Config, Context } from '@netlify/functions';
import { functionInquiryService } from '../deployedInquiryService.js';

/** Sends due inquiries and deletes expired ones. Netlify runs it on a schedule; it has no URL. */
export default async (_request: Request, context: Context): Promise<void> => {
  // Netlify schedules only the published deploy, and may not name its context.
  await functionInquiryService(context.deploy?.context || 'production').processOutbox();
};

export const config: Config = { schedule: '*/15 * * * *' };
