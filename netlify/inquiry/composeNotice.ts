import { newInquiryId, retention } from '../contact.js';
import { berlinTime } from './composeMail.js';
import { numberIn, stateOf, type StoredInquiry } from './entry.js';
import { contentLifetime } from './inbox.js';
import type { MailContent } from './Mailer.js';

/** What has happened to an inquiry in each state, and what the owner can do about it. */
const explanations: Record<Exclude<ReturnType<typeof stateOf>, 'sent'>, string> = {
  waiting:
    'WARTET. Der Dienst, der die E-Mails Ihrer Website verschickt, hat die Anfrage noch nicht ' +
    'angenommen. Die Website versucht es weiter; Sie müssen nichts tun. Steht dieselbe Nummer auch ' +
    'morgen noch hier, rufen Sie bitte Ihre technische Betreuung an.',
  rejected:
    'ABGELEHNT. Der Dienst, der die E-Mails Ihrer Website verschickt, nimmt die Anfrage nicht an. ' +
    'Meist ist eine Einstellung falsch. Bitte leiten Sie diese E-Mail an Ihre technische Betreuung ' +
    'weiter: Von selbst versucht die Website es nicht noch einmal.',
  unclear:
    'UNKLAR. Die Anfrage ist vielleicht schon bei Ihnen. Bitte suchen Sie in Ihrem Postfach, auch im ' +
    'Spam-Ordner, nach der Nummer: In jeder E-Mail mit einer Anfrage steht sie in der Zeile „Nummer“. ' +
    'Schreiben Sie Ihrer technischen Betreuung, ob Sie sie gefunden haben. Wenn nicht, schickt die ' +
    'Betreuung Ihnen die Anfrage noch einmal.',
  damaged:
    'BESCHÄDIGT. Die Anfrage lässt sich nicht mehr zustellen. Bitte leiten Sie diese E-Mail an Ihre ' +
    'technische Betreuung weiter: Sie kann nachsehen, was davon noch lesbar ist.',
  unreadable:
    'NICHT LESBAR. Die Website kommt zurzeit nicht an die Anfrage heran und versucht es weiter. Steht ' +
    'dieselbe Nummer auch morgen noch hier, rufen Sie bitte Ihre technische Betreuung an.',
};

/** How many inquiries of each state are named; the others are only counted. */
const mostNamed = 100;

/**
 * Writes the mail to the owner about inquiries that need a person, without a word of a visitor's.
 *
 * @param askedAt - when the health check was last asked; 0 is never
 */
export function composeNotice(stuck: StoredInquiry[], askedAt: number): MailContent {
  const paragraphs = Object.entries(explanations).flatMap(([state, explanation]) => {
    const these = stuck.filter((stored) => stateOf(stored) === state);
    const lines = these.slice(0, mostNamed).map(({ key, entry }) => {
      const received = entry && `, eingegangen am ${berlinTime(entry.inquiry.receivedAt)}`;
      return `  Nummer ${numberIn(key)}${received ?? ''}`;
    });
    const rest = these.length - lines.length;
    if (rest > 0) lines.push(`  und ${rest} weitere`);
    return lines.length > 0 ? [[explanation, ...lines].join('\n')] : [];
  });
  const times = stuck.flatMap(({ entry }) => entry?.inquiry.receivedAt ?? []);
  const first = Math.min(...times) + contentLifetime;
  return {
    messageId: newInquiryId(),
    subject:
      stuck.length === 1
        ? 'Website: Eine Anfrage braucht Ihre Aufmerksamkeit'
        : `Website: ${stuck.length} Anfragen brauchen Ihre Aufmerksamkeit`,
    text: [
      'Guten Tag,',
      'jemand hat Ihnen über das Kontaktformular Ihrer Website geschrieben, und vielleicht haben Sie ' +
        'die Nachricht nicht bekommen. Die Website hat sie gespeichert.',
      ...paragraphs,
      `Aus Gründen des Datenschutzes löscht die Website jede Anfrage nach ${retention.inquiryDays} Tagen` +
        (times.length > 0 ? `, die älteste am ${berlinTime(first)}.` : '.'),
      'Für Ihre technische Betreuung: „npm run inbox“ zeigt den Stand, docs/operations.md die Schritte. ' +
        (askedAt > 0
          ? `Die Überwachung von außen hat zuletzt am ${berlinTime(askedAt)} nachgesehen. Ist das länger als ` +
            'einen Tag her, ist sie ausgefallen'
          : 'Die Überwachung von außen hat noch nie nachgesehen: Sie ist nicht eingerichtet') +
        ' (docs/deploy.md, Abschnitt 8).',
      'Bitte markieren Sie weder diese E-Mail noch eine Anfrage als Spam. Die Website schreibt Ihnen ' +
        'wieder, sobald eine weitere Anfrage hinzukommt, sonst höchstens einmal am Tag.',
      '',
    ].join('\n\n'),
  };
}
