import { mailtoHref } from '@advisor/contract/mailtoHref';

/** The longest link, in characters, that Windows passes on to a mail program, with some room. */
const longest = 1900;

/**
 * The link that opens a mail with a text of any length. If the text does not fit, the mail has only its
 * subject and salutation, and the visitor pastes the text.
 */
export function fittingMailto(
  address: string,
  subject: string,
  text: string,
  salutation: string,
): { href: string; isComplete: boolean } {
  const href = mailtoHref(address, subject, text);
  if (href.length <= longest) return { href, isComplete: true };
  return { href: mailtoHref(address, subject, `${salutation}\n\n`), isComplete: false };
}
