import { owner } from '../owner.yaml';
import { isPlaceholder } from './fact.js';
import { OwnerFact } from './OwnerFact.js';
import type { Translate } from '../i18n/translate.js';

/** The owner's address as a link, or marked as still to come. */
export function EmailLink({ t }: { t: Translate }) {
  const { email } = owner;
  if (isPlaceholder(email)) return <OwnerFact fact={email} t={t} />;
  return <a href={`mailto:${email}`}>{email}</a>;
}
