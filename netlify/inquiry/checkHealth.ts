import { baseHeaders } from './baseHeaders.js';
import { logStoreDown } from './log.js';
import { monthlyMail } from './mail/composeNotice.js';
import type { Outbox } from './outbox/outbox.js';
import { isRecent } from './outbox/state.js';
import type { Settings } from './settings.js';
import { dayLength } from './time.js';

/**
 * Answers a monitor: 200 while inquiries reach the owner without help, judging by the store and the settings. A check
 * with the token of `inquiry-health.yml` also causes the monthly mail, and is refused (401) if its token is wrong.
 */
export async function checkHealth(
  request: Request,
  outbox: Outbox,
  { isPreview, wrongVariables, healthToken }: Settings,
): Promise<Response> {
  if (isPreview) return healthResponse(200);
  const authorization = request.headers.get('Authorization');
  if (authorization && authorization !== `Bearer ${healthToken}`) return healthResponse(401);
  const isHealthy = wrongVariables.length === 0 && (await isWell(outbox).catch(logStoreDown));
  if (isHealthy && authorization) await mailMonthly(outbox).catch(logStoreDown);
  return healthResponse(isHealthy ? 200 : 503);
}

/** Whether runs finish, no inquiry needs a person, and no visitor was told within a day that nothing works. */
async function isWell(outbox: Outbox): Promise<boolean> {
  const [state, unavailableAt] = await Promise.all([outbox.readState(), outbox.lastUnavailable()]);
  const now = outbox.now();
  const wasUnavailable = Math.abs(now - unavailableAt) < dayLength;
  return state.overdue.length === 0 && isRecent(state, now) && !wasUnavailable;
}

const texts = {
  200: 'ok\n',
  401: 'The token is not the HEALTH_TOKEN of the website: see docs/deploy.md.\n',
  503: 'Inquiries need a person: see docs/operations.md.\n',
};

const healthResponse = (status: keyof typeof texts) =>
  new Response(texts[status], {
    status,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });

const berlinDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** Mails the owner once a month that all is well. */
async function mailMonthly(outbox: Outbox): Promise<void> {
  const month = berlinDate.format(outbox.now()).slice(0, 7);
  // Before the mail: nobody can cause a second one.
  if (await outbox.beginMonth(month)) await outbox.notifyOwner(monthlyMail);
}
