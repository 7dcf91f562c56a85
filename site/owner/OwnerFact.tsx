import { Placeholder } from '@advisor/ui';
import type { Translate } from '../i18n/translate.js';
import { isMissing, isPlaceholder, type Fact } from './fact.js';
import { missingFact } from './messages.js';

/** A fact on a page. A missing fact and a placeholder are marked. */
export function OwnerFact({ fact, t }: { fact: Fact; t: Translate }) {
  const text = isMissing(fact) ? t(missingFact, { field: fact.missing }) : fact;
  return isPlaceholder(fact) ? <Placeholder>{text}</Placeholder> : text;
}
