import { randomUUID } from 'node:crypto';
import { retention } from '../contact.js';
import { berlinTime } from './composeMail.js';
import { parseKey } from './entry.js';
import type { MailContent } from './Mailer.js';

/** Most inquiries that a notice lists; the others are only counted. */
const maxListed = 100;

const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * The mail to the owner about undelivered inquiries. It contains nothing a visitor typed.
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
