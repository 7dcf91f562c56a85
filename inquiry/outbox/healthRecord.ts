import { z } from 'zod';
import { codeOf, log } from '../log.js';
import { monthlyMail } from '../mail/composeNotice.js';
import { MailError, type Mail, type Mailer } from '../mail/Mailer.js';
import { dayLength, hour, sendTimeout } from '../time.js';
import type { Store } from './Store.js';

/** Milliseconds since 1970 within the range of `Date`. */
const instant = z.number().min(0).max(8.64e15);

const keys = z.array(z.string()).catch([]);

const stateSchema = z.object({
  /** When a run last finished sending. */
  finishedAt: instant.catch(0),
  /** When the owner was last mailed a notice that may have arrived. */
  notifiedAt: instant.catch(0),
  /** Open inquiries the owner should know of. */
  overdue: keys,
  /** Open inquiries that the run did not read. The next one begins with them. */
  skipped: keys,
});

/** What one run passes on to the next, under the key `state`. */
type State = z.infer<typeof stateSchema>;

/** Parses the state. Damaged parts count as missing; the next run rewrites them. */
function parseState(stored = ''): State {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    // Missing or not JSON.
  }
  return stateSchema.parse({ ...Object(parsed) });
}

export type HealthRecord = ReturnType<typeof createHealthRecord>;

const berlinDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** Whether a run finished within the hour. A later time is from a wrong clock. */
export const isRecent = ({ finishedAt }: State, now: number) => Math.abs(now - finishedAt) < hour;

/** What the store holds besides inquiries, from which the health check judges, and the mails about it to the owner. */
export function createHealthRecord(store: Store, mailOwner: Mailer, now: () => number) {
  const readState = async () => parseState((await store.read('state'))?.value);

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
    readState,
    notifyOwner,
    writeState: (state: State) => store.write('state', JSON.stringify(state)),

    /** Stores that a visitor was told that the message could be neither stored nor sent. */
    noteUnavailable: () => store.write('unavailable', `${now()}`),

    /** Whether runs finish, no inquiry needs a person, and no visitor was told within a day that nothing works. */
    async isWell(): Promise<boolean> {
      const [state, unavailable] = await Promise.all([readState(), store.read('unavailable')]);
      const wasUnavailable = Math.abs(now() - Number(unavailable?.value ?? 0)) < dayLength;
      return state.overdue.length === 0 && isRecent(state, now()) && !wasUnavailable;
    },

    /** Mails the owner once a month that all is well. */
    async mailMonthly(): Promise<void> {
      const key = `monthly-mail/${berlinDate.format(now()).slice(0, 7)}`;
      // Before the mail, so that a check at the same time cannot cause a second one.
      if ((await store.writeIfUnchanged(key, 'mailed', null)) === undefined) return;
      if (!(await notifyOwner(monthlyMail))) await store.remove(key);
    },
  };
}
