import { Placeholder } from '@advisor/ui';
import type { Translate } from '../i18n/translate.js';
import { isMissing, isPlaceholder, type Fact } from './fact.js';
import { factLabels } from './messages.js';

/** A fact on a page. A missing fact and a placeholder are marked. */
export function OwnerFact({ fact, t }: { fact: Fact; t: Translate }) {
  const text = factText(fact, t);
  return isPlaceholder(fact) ? <Placeholder>{text}</Placeholder> : text;
}

/** A fact as text, or its label if it is missing. */
export function factText(fact: Fact, t: Translate): string {
  return isMissing(fact) ? t(factLabels[fact.missing]) : fact;
}
