import type { Config, Context } from '@netlify/functions';
import { inquiryOf } from '../inquiry/createInquiry.js';
import { runRound } from '../inquiry/upkeep.js';

/** Delivers what waits in the outbox. Netlify runs it by the clock; it has no address. */
export default async (_request: Request, context: Context): Promise<void> => {
  await runRound(inquiryOf(context), new Date());
};

export const config: Config = { schedule: '* * * * *' };
