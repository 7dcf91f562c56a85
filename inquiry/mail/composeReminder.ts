import type { Mail } from './Mailer.js';

const maxListed = 100;

/** The days are UTC's, as in the outbox. */
const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * The mail to the owner about overdue inquiries. It contains nothing a visitor typed.
 *
 * @param overdue - the inquiries' ids, when the days of their arrival began, and when they are to be deleted
 */
export function composeReminder(
  overdue: { id: string; dayStart: number; expiresAt: number }[],
): Mail {
  const lines = overdue
    .slice(0, maxListed)
    .map(
      ({ id, dayStart, expiresAt }) =>
        `  Nummer ${id}, vom ${day.format(dayStart)}, gespeichert bis ${day.format(expiresAt - 1)}`,
    );
  const rest = overdue.length - lines.length;
  if (rest > 0) lines.push(`  und ${rest} weitere`);
  return {
    subject:
      overdue.length === 1
        ? 'Website: Eine Anfrage braucht Ihre Aufmerksamkeit'
        : `Website: ${overdue.length} Anfragen brauchen Ihre Aufmerksamkeit`,
    text: [
      'Guten Tag,',
      'über das Kontaktformular Ihrer Website ist Post eingegangen, die Sie vielleicht nicht bekommen haben. ' +
        'Die Website hat sie gespeichert und löscht sie nach dem Tag, der daneben steht.',
      lines.join('\n'),
      'Bitte sehen Sie heute noch nach: Suchen Sie in Ihrem Postfach, auch im Spam-Ordner, nach der Nummer. Wenn Sie sie ' +
        'nicht finden, leiten Sie diese E-Mail bitte an Ihre technische Betreuung weiter.',
      'Für Ihre technische Betreuung: „npm run outbox“ zeigt, ob die Website es selbst weiter versucht; ' +
        'docs/operations.md nennt die Schritte.',
      'Bitte markieren Sie diese E-Mail nicht als Spam. Die Website schreibt Ihnen höchstens alle sechs ' +
        'Stunden, solange eine Anfrage wartet.',
      '',
    ].join('\n\n'),
  };
}

/** The mail at the start of each month. Its absence is the alarm when the workflow, the runs or the mail fails. */
export const monthlyMail: Mail = {
  subject: 'Website: Alles in Ordnung',
  text: [
    'Guten Tag,',
    'das Kontaktformular Ihrer Website funktioniert. Ein unabhängiger Dienst prüft das viermal am Tag.',
    'Diese E-Mail kommt am Anfang jedes Monats. Bleibt sie aus, rufen Sie bitte Ihre technische Betreuung an.',
    '',
  ].join('\n\n'),
};
