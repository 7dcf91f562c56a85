import { randomUUID } from 'node:crypto';
import { baseHeaders } from './baseHeaders.js';
import { logStoreDown } from './log.js';
import type { MailContent } from './mail/Mailer.js';
import type { Outbox } from './outbox/outbox.js';
import { isRecent } from './outbox/state.js';
import type { Settings } from './settings.js';

/** Request header of `inquiry-health.yml`: a check with it causes the monthly mail. */
const watcherHeader = 'Watcher';

/** Answers a monitor: 200 while inquiries reach the owner without help, judging by the store and the settings. */
export async function checkHealth(
  request: Request,
  outbox: Outbox,
  { isPreview, wrongVariables }: Settings,
): Promise<Response> {
  if (isPreview) return healthResponse(true);
  const state = await outbox.readState().catch(logStoreDown);
  const isHealthy =
    wrongVariables.length === 0 && state?.overdue.length === 0 && isRecent(state, outbox.now());
  if (isHealthy && request.headers.get(watcherHeader) === '1')
    await mailMonthly(outbox).catch(logStoreDown);
  return healthResponse(isHealthy);
}

const healthResponse = (isHealthy: boolean) =>
  new Response(isHealthy ? 'ok\n' : 'Inquiries need a person: see docs/operations.md.\n', {
    status: isHealthy ? 200 : 503,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });

const berlinDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/**
 * Mails the owner once a month that all is well. The workflow `inquiry-health.yml` causes it, so its absence is the
 * alarm if the workflow, the runs or the mail fails.
 */
async function mailMonthly(outbox: Outbox): Promise<void> {
  const month = berlinDate.format(outbox.now()).slice(0, 7);
  // Before the mail: nobody can cause a second one.
  if (await outbox.beginMonth(month)) await outbox.notifyOwner(monthlyMail());
}

const monthlyMail = (): MailContent => ({
  messageId: randomUUID(),
  subject: 'Website: Alles in Ordnung',
  text: [
    'Guten Tag,',
    'das Kontaktformular Ihrer Website funktioniert. Ein unabhängiger Dienst prüft das viermal am Tag.',
    'Diese E-Mail kommt am Anfang jedes Monats. Bleibt sie aus, rufen Sie bitte Ihre technische Betreuung an.',
    '',
  ].join('\n\n'),
});
