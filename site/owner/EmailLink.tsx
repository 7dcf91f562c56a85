import { owner } from '../owner.yaml';
import { isPlaceholder } from './fact.js';
import { OwnerFact } from './OwnerFact.js';
import type { Translate } from '../i18n/translate.js';

/** The owner's email address as a link; a placeholder is marked and not linked. */
export function EmailLink({ t }: { t: Translate }) {
  const { email } = owner;
  if (isPlaceholder(email)) return <OwnerFact fact={email} t={t} />;
  return <a href={`mailto:${email}`}>{email}</a>;
}
