import { mailtoHref } from '@advisor/contact';
import { ButtonLink } from '@advisor/ui';
import { owner } from '../owner.yaml';
import { isPlaceholder } from './fact.js';
import { OwnerFact } from './OwnerFact.js';
import type { Translate } from '../i18n/translate.js';

/**
 * The owner's email address as a link; a placeholder is marked and not linked.
 *
 * @param props.isAction - whether it is one of several `Actions`
 */
export function EmailLink({ t, isAction }: { t: Translate; isAction?: boolean }) {
  const { email } = owner;
  if (isPlaceholder(email)) return <OwnerFact fact={email} t={t} />;
  const href = mailtoHref(email);
  if (!isAction) return <a href={href}>{email}</a>;
  return (
    <ButtonLink tone="quiet" href={href}>
      {email}
    </ButtonLink>
  );
}
