import type { Mail } from './Mailer.js';
import { contentLifetime } from './outbox.js';

/** Ids of the inquiries that need a person. */
export type Notice = {
  /** Waiting for more than an hour. */
  waiting: string[];
  dead: string[];
  unclear: string[];
  unreadable: string[];
  /** When each arrived, by its id; milliseconds since 1970. Nothing of what is unreadable. */
  receivedAt: Record<string, number>;
};

type Kind = Exclude<keyof Notice, 'receivedAt'>;

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const provider = 'der Dienst, der die E-Mails Ihrer Website verschickt,';

/** What has happened to the inquiries of each shelf, and what the owner can do about it. */
const explanations: Record<Kind, (these: string, many: boolean) => string> = {
  waiting: (these, many) =>
    `Wartet: ${these} ${many ? 'warten' : 'wartet'} seit mehr als einer Stunde, weil ${provider} ` +
    'sie noch nicht angenommen hat. Die Website versucht es von selbst weiter; Sie müssen nichts ' +
    'tun. Steht dieselbe Nummer auch morgen noch hier, rufen Sie bitte Ihre technische Betreuung an.',
  dead: (these, many) =>
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
export function composeNotice(
  notice: Notice,
  id: string,
  addresses: { to: string; from: string },
): Mail {
  const kinds = Object.keys(explanations) as Kind[];
  const count = kinds.flatMap((kind) => notice[kind]).length;
  const { receivedAt } = notice;
  const arrival = (id: string) =>
    receivedAt[id] === undefined
      ? ''
      : `\n  eingegangen am ${berlinTime.format(receivedAt[id])} Uhr`;
  const paragraphs = kinds
    .filter((kind) => notice[kind].length > 0)
    .map((kind) => {
      const ids = notice[kind];
      const many = ids.length > 1;
      return [
        explanations[kind](many ? `${ids.length} Anfragen` : 'Eine Anfrage', many),
        ...ids.map((each) => `  Nummer ${each}${arrival(each)}`),
      ].join('\n');
    });
  const times = Object.values(receivedAt);
  const first =
    times.length > 0
      ? `, die älteste am ${berlinTime.format(Math.min(...times) + contentLifetime)} Uhr`
      : '';
  return {
    id,
    ...addresses,
    subject:
      count === 1
        ? 'Website: Eine Anfrage braucht Ihre Aufmerksamkeit'
        : `Website: ${count} Anfragen brauchen Ihre Aufmerksamkeit`,
    text: [
      'Guten Tag,',
      count === 1
        ? 'über das Kontaktformular Ihrer Website ist eine Anfrage eingegangen, die vielleicht nicht in ' +
          'Ihrem Postfach angekommen ist. Sie ist gespeichert.'
        : 'über das Kontaktformular Ihrer Website sind Anfragen eingegangen, die vielleicht nicht in ' +
          'Ihrem Postfach angekommen sind. Sie sind gespeichert.',
      ...paragraphs,
      `Aus Gründen des Datenschutzes löscht die Website jede Anfrage nach sieben Tagen${first}.`,
      'Im Zweifel leiten Sie diese E-Mail bitte an Ihre technische Betreuung weiter. Für die ' +
        'technische Betreuung: „npm run outbox -- list“ zeigt den Stand, docs/operations.md die Schritte.',
      'Ihre Website schreibt diese E-Mail höchstens einmal am Tag und nur, solange eine Anfrage Hilfe braucht.',
      '',
    ].join('\n\n'),
  };
}
