import type { FactName } from './labels.js';

/** Stands where a fact about the owner is not known yet. The page shows its name, marked. */
export interface Missing {
  readonly missing: FactName;
}

/** A fact about the owner: what it is, or that it is missing. */
export type Fact = string | Missing;

/** Marks a fact as missing. It is named in `labels.ts`, so that the page can say what is missing. */
export function missing(name: FactName): Missing {
  return { missing: name };
}

/** Whether a fact is still missing. An address at example.com is not: it can be linked to. */
export function isMissing(fact: Fact): fact is Missing {
  return typeof fact !== 'string';
}

/**
 * Whether a fact only holds a place: it is missing, or an address at example.com, example.org or
 * example.net, which nobody can own (RFC 2606).
 */
export function isPlaceholder(fact: Fact): boolean {
  return isMissing(fact) || /(?:^|[@./])example\.(?:com|net|org)(?:[/:?#]|$)/i.test(fact);
}
