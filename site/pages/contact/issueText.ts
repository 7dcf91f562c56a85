import type { Field, Issue } from '@advisor/contact';
import type { MessageDescriptor } from '@lingui/core';
import { contact } from './words.js';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';

const { error, toast } = contact;

/** A field that may be empty can only be too long. */
const refused: Partial<Record<Field, MessageDescriptor>> = error;

/** The sentence for what is wrong with a field. */
export function issueText(issue: Issue, language: Language, t: Translate): string {
  if (issue.code !== 'tooLong') return t(refused[issue.field] ?? toast.failed.text);
  // The English sentence is fixed, its figure included; German and French group the digits.
  const max = new Intl.NumberFormat(language, { useGrouping: language !== 'en' }).format(issue.max);
  return t(error.tooLong, { max });
}
