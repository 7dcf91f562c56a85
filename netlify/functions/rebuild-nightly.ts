import type { Config } from '@netlify/functions';
import { timeLimit } from '../inquiry/deadline.js';
import { codeOf, createLog } from '../inquiry/log.js';

/** Longest wait for Netlify to take the order; milliseconds. */
const patience = 10_000;

/**
 * Orders a build, so that the year, the completed seminars and the calendar are never older than a
 * day. Does nothing where the site has no build hook; `BUILD_HOOK_URL` is the hook's address.
 */
export default async (): Promise<void> => {
  const hook = process.env['BUILD_HOOK_URL']?.trim();
  if (!hook) return;
  const log = createLog();
  try {
    const { ok, status } = await fetch(hook, { method: 'POST', signal: timeLimit(patience) });
    if (ok) log.note('rebuildOrdered');
    else log.alert('rebuildFailed', { code: String(status) });
  } catch (error) {
    log.alert('rebuildFailed', { code: codeOf(error) });
  }
};

// Shortly after midnight in Berlin, in summer as in winter.
export const config: Config = { schedule: '15 23 * * *' };
