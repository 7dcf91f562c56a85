import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import { berlinDay, filesForFunctions } from '../contact.js';
import { codeOf, log } from '../inquiry/log.js';

/**
 * Orders a build on each day on which a date changes the site. The last build has listed these days.
 * Does nothing without `BUILD_HOOK_URL`, the secret address of Netlify's build hook.
 */
export default async (): Promise<void> => {
  const hook = process.env['BUILD_HOOK_URL']?.trim();
  if (!hook) return;
  try {
    const root = process.env['LAMBDA_TASK_ROOT'] ?? process.cwd();
    const file = path.join(root, 'site/dist-functions', filesForFunctions.rebuildDays);
    const days = JSON.parse(await readFile(file, 'utf8')) as string[];
    const today = berlinDay(new Date());
    // Earlier days count, too, because one may have been missed. The next build lists only later ones.
    if (!days.some((day) => day <= today)) return;
    const signal = AbortSignal.timeout(10_000);
    const { ok, status } = await fetch(hook, { method: 'POST', signal });
    if (!ok) log.alert('rebuildFailed', { code: String(status) });
  } catch (error) {
    log.alert('rebuildFailed', { code: codeOf(error) });
  }
};

// A quarter past midnight in Berlin, in summer an hour later.
export const config: Config = { schedule: '15 23 * * *' };
