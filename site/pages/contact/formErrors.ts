import { fields, retention, services, type Issue, type NoteKey } from '@advisor/contact';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import { issueText } from './issueText.js';
import { preparedMailText } from './preparedMail.js';
import { contact } from './words.js';

/** Minutes after which a connection that sent too many posts may send again for certain. */
const waitMinutes = Math.ceil(retention.rateWindowSeconds / 60);

/**
 * The sentences that the function chooses from, by key: `<field>.<code>` for an issue, `tooLong` with
 * `{max}` in it, `note.<key>`, `service.<slug>` for what a choice is called, and `mail` for the
 * prepared mail.
 */
export function formErrorTexts(language: Language, t: Translate): Record<string, string> {
  const { error, failed, form } = contact;
  const issues = fields.flatMap((field): Issue[] => [
    { field, code: field === 'email' ? 'invalid' : 'required' },
    { field, code: 'notText' },
  ]);
  const notes: Record<NoteKey, string> = {
    elsewhere: t(failed.elsewhere),
    tooLarge: t(failed.tooLarge),
    tooMany: t(failed.tooMany, { minutes: waitMinutes }),
    tooManyToday: t(failed.tooManyToday),
    unreadable: t(failed.unreadable),
  };
  return Object.fromEntries([
    ...issues.map((issue) => [`${issue.field}.${issue.code}`, issueText(issue, language, t)]),
    ['tooLong', t(error.tooLong, { max: '{max}' })],
    ...Object.entries(notes).map(([key, note]) => [`note.${key}`, note]),
    ...services.map((service) => [`service.${service}`, t(form.service[service])]),
    ['mail', preparedMailText(t)],
  ]);
}
