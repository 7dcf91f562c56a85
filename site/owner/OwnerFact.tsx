import { Placeholder } from '@advisor/ui';
import type { Translate } from '../i18n/translate.js';
import { isMissing, isPlaceholder, type Fact } from './fact.js';
import { factLabels } from './words.js';

/** A fact on a page; a missing one or a placeholder is marked. */
export function OwnerFact({ fact, t }: { fact: Fact; t: Translate }) {
  const text = factText(fact, t);
  return isPlaceholder(fact) ? <Placeholder>{text}</Placeholder> : text;
}

/** A fact as text: itself, or its label while it is missing. */
export function factText(fact: Fact, t: Translate): string {
  return isMissing(fact) ? t(factLabels[fact.missing]) : fact;
}
