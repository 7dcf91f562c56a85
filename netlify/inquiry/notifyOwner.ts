import { dayLength, hour } from '../contact.js';
import { composeMonthly, composeNotice } from './composeNotice.js';
import { codeOf, log } from './log.js';
import { sendTimeout, type MailContent, type MailOwner } from './Mailer.js';
import type { Outbox } from './outbox.js';
import { lastHealthCheckAt, type State } from './state.js';

const berlinDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
const monthOf = (at: number) => berlinDate.format(at).slice(0, 7);

/**
 * Mails the owner: new findings at most hourly, unchanged ones daily, and that all is well on the first of a month,
 * or as soon after it as nothing is undelivered. Returns what the next run has to know.
 *
 * @param keys - keys of undelivered inquiries
 */
export async function notifyOwner(
  { store, now }: Outbox,
  mailOwner: MailOwner,
  last: State,
  keys: string[],
): Promise<Pick<State, 'notifiedAt' | 'monthlyAt' | 'undelivered'>> {
  const at = now();
  const count = keys.length;
  const tryToMail = (mail: MailContent) =>
    mailOwner(mail, sendTimeout).then(
      () => true,
      (error: unknown) => {
        log.alert('ownerNotNotified', { code: codeOf(error), count });
        return false;
      },
    );
  if (count > 0) log.alert('undelivered', { count });
  const isNew = keys.some((key) => !last.undelivered[key]);
  const isNoticeDue = count > 0 && Math.abs(at - last.notifiedAt) >= (isNew ? hour : dayLength);
  const isNotified = isNoticeDue && (await tryToMail(composeNotice(keys)));
  // The very first run only starts the count.
  const isMonthlyDue = count === 0 && last.monthlyAt > 0 && monthOf(last.monthlyAt) !== monthOf(at);
  // Tried once: if it does not arrive, that is the owner's alarm.
  if (isMonthlyDue) await tryToMail(composeMonthly(await lastHealthCheckAt(store).catch(() => 0)));
  return {
    notifiedAt: isNoticeDue ? at : last.notifiedAt,
    monthlyAt: isMonthlyDue ? at : last.monthlyAt || at,
    undelivered: Object.fromEntries(
      keys.map((key) => [key, isNotified || last.undelivered[key] === true]),
    ),
  };
}
