import { contact } from './words.js';
import { Rich } from '../../i18n/Rich.js';
import type { PageProps } from '../../i18n/PageProps.js';

/** What happens to the visitor's details, said where they are given (GDPR, Art. 13). */
export function PrivacyLine({ href }: Pick<PageProps, 'href'>) {
  return (
    <Rich message={contact.form.privacy} components={{ link: <a href={href('privacy')} /> }} />
  );
}
