import { berlinMinute, type Addresses } from './composeMail.js';
import { contentLifetime } from './inbox.js';
import type { Mail } from './Mailer.js';

/** The inquiries that need a person. */
export type Notice = {
  id: string;
  /** Milliseconds since 1970; unknown of what cannot be read. */
  receivedAt: number | undefined;
  state: 'waiting' | 'refused' | 'unclear' | 'unreadable';
}[];

const provider = 'der Dienst, der die E-Mails Ihrer Website verschickt,';

/** What has happened to the inquiries of each state, and what the owner can do about it. */
const explanations: Record<Notice[number]['state'], (these: string, many: boolean) => string> = {
  waiting: (these, many) =>
    `Wartet: ${these} ${many ? 'warten' : 'wartet'} seit mehr als einer Stunde, weil ${provider} ` +
    'sie noch nicht angenommen hat. Die Website versucht es von selbst weiter; Sie müssen nichts ' +
    'tun. Steht dieselbe Nummer auch morgen noch hier, rufen Sie bitte Ihre technische Betreuung an.',
  refused: (these, many) =>
    `Abgelehnt: ${these} hat ${provider} endgültig abgelehnt. Meist ist eine Einstellung falsch, ` +
    'und von selbst geht es nicht weiter. Bitte leiten Sie diese E-Mail an Ihre technische ' +
    'Betreuung weiter, damit sie die Einstellung berichtigt und die ' +
    `${many ? 'Anfragen' : 'Anfrage'} danach zustellt.`,
  unclear: (these, many) =>
    `Unklar: ${these} ${many ? 'sind' : 'ist'} vielleicht schon bei Ihnen. Bitte suchen Sie in ` +
    'Ihrem Postfach, auch im Spam-Ordner, nach der Nummer: In jeder E-Mail mit einer Anfrage steht ' +
    'sie in der Zeile „Nummer“. Finden Sie die E-Mail, ist alles gut, und Ihre technische Betreuung ' +
    'kann den Eintrag löschen. Finden Sie sie nicht, kann Ihre technische Betreuung die Anfrage ' +
    'noch einmal schicken.',
  unreadable: (these, many) =>
    `Beschädigt: ${these} ${many ? 'lassen' : 'lässt'} sich nicht mehr zustellen, weil die Daten ` +
    'beschädigt sind. Ihre technische Betreuung kann nachsehen, was davon noch lesbar ist.',
};

/**
 * Writes the mail that tells the owner that inquiries need a person: in German, which is the
 * owner's language, and without a word of what visitors wrote.
 *
 * @param id - a UUID of this mail
 */
export function composeNotice(notice: Notice, id: string, addresses: Addresses): Mail {
  const isOne = notice.length === 1;
  const states = Object.keys(explanations) as (keyof typeof explanations)[];
  const paragraphs = states.flatMap((state) => {
    const these = notice.filter((each) => each.state === state);
    if (these.length === 0) return [];
    const many = these.length > 1;
    const lines = these.map(({ id: number, receivedAt }) =>
      receivedAt === undefined
        ? `  Nummer ${number}`
        : `  Nummer ${number}\n  eingegangen am ${berlinMinute.format(receivedAt)} Uhr`,
    );
    const subject = many ? `${these.length} Anfragen` : 'Eine Anfrage';
    return [[explanations[state](subject, many), ...lines].join('\n')];
  });
  const times = notice.flatMap(({ receivedAt }) => receivedAt ?? []);
  const first =
    times.length > 0
      ? `, die älteste am ${berlinMinute.format(Math.min(...times) + contentLifetime)} Uhr`
      : '';
  return {
    id,
    ...addresses,
    messageId: id,
    subject: isOne
      ? 'Website: Eine Anfrage braucht Ihre Aufmerksamkeit'
      : `Website: ${notice.length} Anfragen brauchen Ihre Aufmerksamkeit`,
    text: [
      'Guten Tag,',
      isOne
        ? 'über das Kontaktformular Ihrer Website ist eine Anfrage eingegangen, die vielleicht nicht in ' +
          'Ihrem Postfach angekommen ist. Sie ist gespeichert.'
        : 'über das Kontaktformular Ihrer Website sind Anfragen eingegangen, die vielleicht nicht in ' +
          'Ihrem Postfach angekommen sind. Sie sind gespeichert.',
      ...paragraphs,
      `Aus Gründen des Datenschutzes löscht die Website jede Anfrage nach sieben Tagen${first}.`,
      'Im Zweifel leiten Sie diese E-Mail bitte an Ihre technische Betreuung weiter. Für die ' +
        'technische Betreuung: „npm run inbox“ zeigt den Stand, docs/operations.md die Schritte.',
      'Bitte markieren Sie weder diese E-Mail noch eine Anfrage als Spam.',
      'Ihre Website schreibt diese E-Mail, sobald eine weitere Anfrage Hilfe braucht, und sonst ' +
        'höchstens einmal am Tag.',
      '',
    ].join('\n\n'),
  };
}
