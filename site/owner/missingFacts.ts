import { isPlaceholder, type Owner } from './fact.js';
import { facts } from './facts.js';

/** A fact that is not there, and what that means. */
export type MissingFact = {
  /** Its name in site/owner.ts. */
  name: keyof Owner;
  /** Whether the site must not be published without it. */
  blocks: boolean;
  /** Where it shows or, if it may be missing, what the pages do without it. */
  where: string;
};

/** The facts that are missing or only hold a place, those that block a launch first. */
export function missingFacts(owner: Owner): MissingFact[] {
  return (Object.keys(facts) as (keyof Owner)[])
    .filter((name) => isAbsent(owner[name]) && !isReplaced(name, owner))
    .map((name) => {
      const fact = facts[name];
      return 'without' in fact
        ? { name, blocks: false, where: fact.without }
        : { name, blocks: true, where: fact.shows };
    })
    .toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
}

function isAbsent(fact: Owner[keyof Owner]): boolean {
  if (fact === undefined) return true;
  if (Array.isArray(fact)) return fact.length === 0;
  return (typeof fact === 'string' || 'missing' in fact) && isPlaceholder(fact);
}

/** The imprint needs one of the two tax numbers; the other may be missing. */
function isReplaced(name: keyof Owner, owner: Owner): boolean {
  return name === 'vatId' && owner.vatId === undefined && owner.businessId !== undefined;
}
