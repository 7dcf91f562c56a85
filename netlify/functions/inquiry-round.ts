import type { Config, Context } from '@netlify/functions';
import { inquiryService } from '../inquiry/inquiryService.js';

/** Sends what waits and deletes what is too old. Netlify runs it on a schedule; it has no address. */
export default async (_request: Request, context: Context): Promise<void> => {
  // Netlify schedules the published deploy alone, and may name no context then.
  const deploy = { ...context.deploy, context: context.deploy?.context || 'production' };
  await inquiryService({ deploy }).round();
};

export const config: Config = { schedule: '*/15 * * * *' };
