import { randomUUID } from 'node:crypto';
import { retention } from '../contact.js';
import { berlinTime } from './composeMail.js';
import { parseKey } from './entry.js';
import type { MailContent } from './Mailer.js';

/** An inquiry the owner should know of. */
export type Undelivered = {
  key: string;
  /** Milliseconds since 1970; missing if the entry cannot be read. */
  receivedAt?: number;
  /** Whether the website still retries. */
  isRetried?: boolean;
};

/** Most inquiries of each kind that are listed; the others are only counted. */
const maxListed = 100;

const retriedText =
  'WARTET. Die Website versucht es weiter; Sie müssen nichts tun. Steht dieselbe Nummer auch ' +
  'morgen noch hier, rufen Sie bitte Ihre technische Betreuung an.';

const stuckText =
  'BITTE NACHSEHEN. Von selbst versucht die Website es nicht noch einmal. Vielleicht ist die Anfrage ' +
  'schon bei Ihnen: Bitte suchen Sie in Ihrem Postfach, auch im Spam-Ordner, nach der Nummer. ' +
  'Wenn Sie sie nicht finden, leiten Sie diese E-Mail bitte an Ihre technische Betreuung weiter.';

/** A paragraph about inquiries of one kind, if there are any. */
function paragraphs(text: string, inquiries: Undelivered[]): string[] {
  const lines = inquiries.slice(0, maxListed).map(({ key, receivedAt }) => {
    const at =
      receivedAt === undefined ? 'nicht lesbar' : `eingegangen am ${berlinTime(receivedAt)}`;
    return `  Nummer ${parseKey(key)?.id}, ${at}`;
  });
  const rest = inquiries.length - lines.length;
  if (rest > 0) lines.push(`  und ${rest} weitere`);
  return lines.length > 0 ? [[text, ...lines].join('\n')] : [];
}

/** The mail to the owner about undelivered inquiries. It contains nothing a visitor typed. */
export function composeNotice(undelivered: Undelivered[]): MailContent {
  return {
    messageId: randomUUID(),
    subject:
      undelivered.length === 1
        ? 'Website: Eine Anfrage braucht Ihre Aufmerksamkeit'
        : `Website: ${undelivered.length} Anfragen brauchen Ihre Aufmerksamkeit`,
    text: [
      'Guten Tag,',
      'jemand hat Ihnen über das Kontaktformular Ihrer Website geschrieben, und vielleicht haben Sie ' +
        'die Nachricht nicht bekommen. Die Website hat sie gespeichert und löscht sie nach ' +
        `${retention.inquiryDays} Tagen.`,
      ...paragraphs(
        retriedText,
        undelivered.filter(({ isRetried }) => isRetried),
      ),
      ...paragraphs(
        stuckText,
        undelivered.filter(({ isRetried }) => !isRetried),
      ),
      'Für Ihre technische Betreuung: „npm run outbox“ zeigt den Stand, docs/operations.md die Schritte.',
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
export const composeMonthly = (lastCheckedAt: number): MailContent => ({
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
