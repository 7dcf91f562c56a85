import type { Translate } from '../i18n/translate.js';
import { isMissing, isPlaceholder, type Fact } from './fact.js';
import { factLabels } from 'virtual:owner-labels';

/**
 * What to show for a fact: itself, or what it is called while it is missing. Where the text only holds
 * a place it is `pending`, so that the page marks it.
 */
export function shownFact(fact: Fact, t: Translate) {
  return {
    text: isMissing(fact) ? t(factLabels[fact.missing]) : fact,
    pending: isPlaceholder(fact),
  };
}
