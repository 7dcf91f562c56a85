import { randomUUID } from 'node:crypto';
import { dayLength, hour, retention } from '../contact.js';
import { berlinTime } from './composeMail.js';
import { parseKey } from './keys.js';
import { codeOf, log } from './log.js';
import { sendTimeout, type MailContent, type MailOwner } from './Mailer.js';
import { lastHealthCheckAt, type State } from './state.js';
import type { Store } from './Store.js';

const berlinDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
const monthOf = (at: number) => berlinDate.format(at).slice(0, 7);

type Options = {
  store: Store;
  mailOwner: MailOwner;
  /** The time, in milliseconds since 1970. */
  at: number;
};

/**
 * Mails the owner: new findings at most hourly, unchanged ones daily, and that all is well on the first of a month,
 * or as soon after it as nothing is overdue. Returns what the next run has to know.
 *
 * @param overdue - keys of the inquiries the owner should know of
 */
export async function notifyOwner(
  { store, mailOwner, at }: Options,
  last: State,
  overdue: string[],
): Promise<Pick<State, 'notifiedAt' | 'monthlyAt' | 'notified'>> {
  const count = overdue.length;
  const tryToMail = (mail: MailContent) =>
    mailOwner(mail, sendTimeout).then(
      () => true,
      (error: unknown) => {
        log.alert('ownerNotNotified', { code: codeOf(error), count });
        return false;
      },
    );
  if (count > 0) log.alert('overdue', { count });
  const known = new Set(last.notified);
  const isNew = overdue.some((key) => !known.has(key));
  const isNoticeDue = count > 0 && Math.abs(at - last.notifiedAt) >= (isNew ? hour : dayLength);
  const isNotified = isNoticeDue && (await tryToMail(composeNotice(overdue)));
  // The very first run only starts the count.
  const isMonthlyDue = count === 0 && last.monthlyAt > 0 && monthOf(last.monthlyAt) !== monthOf(at);
  // Tried once: if it does not arrive, that is the owner's alarm.
  if (isMonthlyDue) await tryToMail(composeMonthly(await lastHealthCheckAt(store).catch(() => 0)));
  return {
    notifiedAt: isNoticeDue ? at : last.notifiedAt,
    monthlyAt: isMonthlyDue ? at : last.monthlyAt || at,
    notified: isNotified ? overdue : overdue.filter((key) => known.has(key)),
  };
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
      'jemand hat Ihnen über das Kontaktformular Ihrer Website geschrieben, und vielleicht haben Sie ' +
        'die Nachricht nicht bekommen. Die Website hat sie gespeichert und löscht sie nach ' +
        `${retention.inquiryDays} Tagen.`,
      lines.join('\n'),
      'BITTE NACHSEHEN. Suchen Sie in Ihrem Postfach, auch im Spam-Ordner, nach der Nummer. Wenn Sie sie ' +
        'nicht finden, leiten Sie diese E-Mail bitte an Ihre technische Betreuung weiter.',
      'Für Ihre technische Betreuung: „npm run outbox“ zeigt, ob die Website es selbst weiter versucht, ' +
        'docs/operations.md die Schritte.',
      'Bitte markieren Sie diese E-Mail nicht als Spam. Die Website schreibt Ihnen höchstens einmal in der ' +
        'Stunde, wenn eine Anfrage hinzukommt, sonst einmal am Tag.',
      '',
    ].join('\n\n'),
  };
}

/**
 * The monthly mail that all is well. Its absence is the owner's alarm.
 *
 * @param lastCheckedAt - when `inquiry-health.yml` last checked; 0 is never
 */
const composeMonthly = (lastCheckedAt: number): MailContent => ({
  messageId: randomUUID(),
  subject: 'Website: Alles in Ordnung',
  text: [
    'Guten Tag,',
    'das Kontaktformular Ihrer Website arbeitet. ' +
      (lastCheckedAt > 0
        ? `Die Überwachung von außen hat zuletzt am ${berlinTime(lastCheckedAt)} nachgesehen. Ist das länger ` +
          'als zwei Tage her, leiten Sie diese E-Mail bitte an Ihre technische Betreuung weiter.'
        : 'Die Überwachung von außen hat noch nie nachgesehen: Bitte leiten Sie diese E-Mail an Ihre ' +
          'technische Betreuung weiter (docs/deploy.md, Abschnitt 8).'),
    'Diese E-Mail kommt an jedem Monatsersten, oder sobald danach keine Anfrage mehr offen ist. Bleibt sie aus, ' +
      'rufen Sie bitte Ihre technische Betreuung an.',
    '',
  ].join('\n\n'),
});
