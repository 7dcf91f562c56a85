import type { Config, Context } from '@netlify/functions';
import { functionSurroundings } from '../inquiry/functionSurroundings.js';
import { runRound } from '../inquiry/runRound.js';

/** Delivers what waits in the outbox. Netlify runs it by the clock; it has no address. */
export default async (_request: Request, context: Context): Promise<void> => {
  await runRound(functionSurroundings(context), new Date());
};

export const config: Config = { schedule: '* * * * *' };
