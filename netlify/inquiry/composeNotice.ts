import type { Mail } from './Mailer.js';

/** Ids of the inquiries that need a person. */
export type Notice = {
  /** Waiting for more than an hour. */
  waiting: string[];
  dead: string[];
  unclear: string[];
  unreadable: string[];
  /** When the first of them will be deleted; milliseconds since 1970. */
  deletedFrom?: number;
};

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** What has happened to the inquiries of each shelf, and what the owner can do about it. */
const explanations: Record<Exclude<keyof Notice, 'deletedFrom'>, (many: boolean) => string> = {
  waiting: (many) =>
    `${many ? 'warten' : 'wartet'} seit mehr als einer Stunde. Der Versanddienst nimmt im Moment ` +
    'nichts an. Die Website versucht es von selbst weiter; Sie müssen nichts tun, solange diese ' +
    'Zeile nicht auch morgen noch hier steht.',
  dead: () =>
    `hat der Versanddienst endgültig abgelehnt. Meist ist eine Einstellung ` +
    'falsch. Ist sie berichtigt, kann Ihre technische Betreuung die Zustellung nachholen.',
  unclear: (many) =>
    `${many ? 'sind' : 'ist'} vielleicht schon bei Ihnen. Bitte suchen Sie die Nummer in Ihrem ` +
    'Postfach, auch im Spam-Ordner. Finden Sie sie, ist alles gut. Finden Sie sie nicht, kann Ihre ' +
    'technische Betreuung die Zustellung nachholen.',
  unreadable: (many) =>
    `${many ? 'sind' : 'ist'} beschädigt. Ihre technische Betreuung kann nachsehen, was davon noch ` +
    'lesbar ist.',
};

const headings: Record<keyof typeof explanations, string> = {
  waiting: 'Wartet',
  dead: 'Abgelehnt',
  unclear: 'Unklar',
  unreadable: 'Beschädigt',
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
  const kinds = Object.keys(headings) as (keyof typeof headings)[];
  const count = kinds.flatMap((kind) => notice[kind]).length;
  const paragraphs = kinds
    .filter((kind) => notice[kind].length > 0)
    .map((kind) => {
      const ids = notice[kind];
      const many = ids.length > 1;
      const subject = many ? `${ids.length} Anfragen` : 'Eine Anfrage';
      return [
        `${headings[kind]}: ${subject} ${explanations[kind](many)}`,
        ...ids.map((each) => `  Nummer ${each}`),
      ].join('\n');
    });
  const deadline =
    notice.deletedFrom === undefined
      ? 'Aus Gründen des Datenschutzes wird jede Anfrage nach sieben Tagen gelöscht.'
      : 'Aus Gründen des Datenschutzes wird jede Anfrage nach sieben Tagen gelöscht, die erste davon ' +
        `am ${berlinTime.format(notice.deletedFrom)} Uhr.`;
  return {
    id,
    ...addresses,
    subject:
      count === 1
        ? 'Website: Eine Anfrage braucht Ihre Aufmerksamkeit'
        : `Website: ${count} Anfragen brauchen Ihre Aufmerksamkeit`,
    text: [
      'Guten Tag,',
      'über das Kontaktformular Ihrer Website ist etwas eingegangen, das Ihnen nicht sicher ' +
        'zugestellt werden konnte. Es ist gespeichert.',
      ...paragraphs,
      deadline,
      'Für Ihre technische Betreuung: „npm run outbox -- list“ zeigt den Stand, die Schritte stehen in ' +
        'docs/operations.md. Bitte leiten Sie ihr diese Mail weiter.',
      'Diese Mail schreibt Ihre Website, höchstens einmal am Tag und nur, wenn etwas liegen geblieben ist.',
      '',
    ].join('\n\n'),
  };
}
