import type { Translate } from '../i18n/translate.js';
import { isMissing, isPlaceholder, type Fact } from './fact.js';
import { factLabels } from 'virtual:owner-labels';

/** A fact as a page shows it. */
export type ShownFact = {
  /** The fact, or the name of what is missing. */
  text: string;
  /** Whether the text only holds a place, so that the page marks it. */
  pending: boolean;
};

/** What to show for a fact: itself, or what it is called while it is missing. */
export function shownFact(fact: Fact, t: Translate): ShownFact {
  return {
    text: isMissing(fact) ? t(factLabels[fact.missing]) : fact,
    pending: isPlaceholder(fact),
  };
}
