import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { berlinDay } from '../contact.js';
import { codeOf, log } from '../inquiry/log.js';

/**
 * Orders a build on the days on which a date changes the site; the build has written them down. Does
 * nothing where the site has no build hook: `BUILD_HOOK_URL` is the hook's address, a secret.
 */
export default async (): Promise<void> => {
  const hook = process.env['BUILD_HOOK_URL']?.trim();
  if (!hook) return;
  try {
    const root = process.env['LAMBDA_TASK_ROOT'] ?? process.cwd();
    const file = path.join(root, 'site/dist-forms/rebuildDays.json');
    const days = JSON.parse(await readFile(file, 'utf8')) as string[];
    if (!days.includes(berlinDay(new Date()))) return;
    const signal = AbortSignal.timeout(10_000);
    const { ok, status } = await fetch(hook, { method: 'POST', signal });
    if (ok) log.note('rebuildOrdered');
    else log.alert('rebuildFailed', { code: String(status) });
  } catch (error) {
    log.alert('rebuildFailed', { code: codeOf(error) });
  }
};

// Shortly after midnight in Berlin, in summer as in winter.
export const config: Config = { schedule: '15 23 * * *' };
