import type { FactName, OwnerFile } from './facts.js';

/** Replaces a fact about the owner that is not known yet. The page shows its label, marked. */
export type Missing = { readonly missing: FactName };

/** A fact about the owner: what it is, or that it is missing. */
export type Fact = string | Missing;

/** Every fact about the owner, as the pages use them. facts.ts explains each. */
export type Owner = {
  readonly [Name in keyof OwnerFile]: Name extends FactName
    ? // A list that is not known yet is empty.
      OwnerFile[Name] extends readonly unknown[]
      ? OwnerFile[Name]
      : OwnerFile[Name] | Missing
    : OwnerFile[Name];
};

/** Marks a fact as missing. */
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
