import type { Config, Context } from '@netlify/functions';
import { netlifyInquiryService } from '../inquiry/netlifyInquiryService.js';

/** Sends what waits and deletes what is too old. Netlify runs it on a schedule; it has no address. */
export default async (_request: Request, context: Context): Promise<void> => {
  // Netlify schedules the published deploy alone, and may name no context then.
  const deploy = { ...context.deploy, context: context.deploy?.context || 'production' };
  await netlifyInquiryService({ deploy }).processOutbox();
};

export const config: Config = { schedule: '*/15 * * * *' };
