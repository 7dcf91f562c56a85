import { Placeholder } from '@advisor/ui';
import type { Translate } from '../i18n/translate.js';
import type { Fact } from './fact.js';
import { shownFact } from './shownFact.js';

export type OwnerFactProps = { fact: Fact; t: Translate };

/** A fact about the owner on a page; marked while it only holds a place. */
export function OwnerFact({ fact, t }: OwnerFactProps) {
  const { text, pending } = shownFact(fact, t);
  return pending ? <Placeholder>{text}</Placeholder> : text;
}
