import { randomUUID } from 'node:crypto';
import { dayLength, hour, retention } from '../contact.js';
import { parseKey } from './keys.js';
import { codeOf, log } from './log.js';
import { sendTimeout, type MailContent, type MailOwner } from './Mailer.js';
import type { State } from './state.js';
import type { Store } from './Store.js';

/** Mails the owner. Returns whether the mail was accepted. */
async function tryToMail(mailOwner: MailOwner, mail: MailContent): Promise<boolean> {
  try {
    await mailOwner(mail, sendTimeout);
    return true;
  } catch (error) {
    log.alert('ownerNotNotified', { code: codeOf(error) });
    return false;
  }
}

/**
 * Mails the owner about overdue inquiries: new ones at most hourly, unchanged ones daily. Returns what the next run
 * has to know.
 *
 * @param overdue - keys of the inquiries
 * @param at - the time, in milliseconds since 1970
 */
export async function notifyOfOverdue(
  overdue: string[],
  last: State,
  mailOwner: MailOwner,
  at: number,
): Promise<Pick<State, 'notifiedAt' | 'notified'>> {
  const count = overdue.length;
  if (count > 0) log.alert('overdue', { count });
  const isKnown = new Set(last.notified);
  const known = overdue.filter((key) => isKnown.has(key));
  const interval = known.length < count ? hour : dayLength;
  if (count === 0 || Math.abs(at - last.notifiedAt) < interval)
    return { notifiedAt: last.notifiedAt, notified: known };
  const isNotified = await tryToMail(mailOwner, composeNotice(overdue));
  return { notifiedAt: at, notified: isNotified ? overdue : known };
}

const berlinDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/**
 * Mails the owner once a month that all is well. The workflow `inquiry-health.yml` causes it, so its absence is the
 * alarm if the workflow, the runs or the mail fails.
 *
 * @param at - the time, in milliseconds since 1970
 */
export async function mailMonthly(store: Store, mailOwner: MailOwner, at: number): Promise<void> {
  const month = berlinDate.format(at).slice(0, 7);
  const last = await store.read('monthly-mail');
  if (last?.value === month) return;
  // Before the mail: nobody can cause a second one.
  const isFirst = await store.writeIfUnchanged('monthly-mail', month, last?.version ?? null);
  if (isFirst !== undefined) await tryToMail(mailOwner, monthlyMail());
}

/** Most inquiries that a notice lists; the others are only counted. */
const maxListed = 100;

const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * The mail to the owner about overdue inquiries. It contains nothing a visitor typed.
 *
 * @param keys - the inquiries' keys
 */
export function composeNotice(keys: string[]): MailContent {
  const lines = keys.slice(0, maxListed).map((key) => {
    const parsed = parseKey(key)!;
    return `  Nummer ${parsed.id}, vom ${day.format(Date.parse(parsed.day))}`;
  });
  const rest = keys.length - lines.length;
  if (rest > 0) lines.push(`  und ${rest} weitere`);
  return {
    messageId: randomUUID(),
    subject:
      keys.length === 1
        ? 'Website: Eine Anfrage braucht Ihre Aufmerksamkeit'
        : `Website: ${keys.length} Anfragen brauchen Ihre Aufmerksamkeit`,
    text: [
      'Guten Tag,',
      'über das Kontaktformular Ihrer Website ist Post eingegangen, die Sie vielleicht nicht bekommen haben. ' +
        `Die Website hat sie gespeichert und löscht sie nach ${retention.inquiryDays} Tagen.`,
      lines.join('\n'),
      'Bitte sehen Sie heute noch nach: Suchen Sie in Ihrem Postfach, auch im Spam-Ordner, nach der Nummer. Wenn Sie sie ' +
        'nicht finden, leiten Sie diese E-Mail bitte an Ihre technische Betreuung weiter.',
      'Für Ihre technische Betreuung: „npm run outbox“ zeigt, ob die Website es selbst weiter versucht; ' +
        'docs/operations.md nennt die Schritte.',
      'Bitte markieren Sie diese E-Mail nicht als Spam. Die Website schreibt Ihnen höchstens einmal in der ' +
        'Stunde, wenn eine Anfrage hinzukommt, sonst einmal am Tag.',
      '',
    ].join('\n\n'),
  };
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
