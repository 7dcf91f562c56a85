import { codeOf, log } from '../log.js';
import { monthlyMail } from '../mail/composeReminder.js';
import { MailError, type Mail, type Mailer } from '../mail/Mailer.js';
import { dayLength, sendTimeout } from '../time.js';
import type { Outbox } from './outbox.js';
import { isRecent } from './runState.js';
import type { Store } from './Store.js';

export type Health = ReturnType<typeof createHealth>;

/** The health of the website: whether all is well, and the mails to the owner about it. */
export function createHealth(store: Store, mailOwner: Mailer, { now, readState }: Outbox) {
  /**
   * Mails the owner about the website itself. Never rejects: a mail that is not accepted leaves an alert.
   *
   * @returns false if the mail was certainly not sent
   */
  async function notifyOwner(mail: Mail): Promise<boolean> {
    try {
      await mailOwner(mail, sendTimeout);
      return true;
    } catch (error) {
      log.alert('ownerNotNotified', { code: codeOf(error) });
      return !(error instanceof MailError) || error.outcome === 'unknown';
    }
  }

  return {
    notifyOwner,

    /** Records that a message was neither stored nor sent, and the visitor was told so. */
    noteUnavailable: () => store.write('unavailable', `${now()}`),

    /** Whether runs finish, no inquiry needs a person, and no visitor was told within a day that nothing works. */
    async isWell(): Promise<boolean> {
      const [state, unavailable] = await Promise.all([readState(), store.read('unavailable')]);
      const wasUnavailable = Math.abs(now() - Number(unavailable?.value ?? 0)) < dayLength;
      return state.overdue.length === 0 && isRecent(state, now()) && !wasUnavailable;
    },

    async mailMonthly(): Promise<void> {
      const key = `monthly-mail/${new Date(now()).toISOString().slice(0, 7)}`;
      // Before the mail, so that a check at the same time cannot cause a second one.
      if ((await store.writeIfUnchanged(key, 'mailed', null)) === undefined) return;
      if (!(await notifyOwner(monthlyMail))) await store.remove(key);
    },
  };
}
