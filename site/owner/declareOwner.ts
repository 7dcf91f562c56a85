import { missing, type Owner } from './fact.js';
import type { FactName, OwnerFile } from './facts.js';
import { sampleOwner } from './sample/sampleOwner.js';

/**
 * The facts of site/owner.ts as the pages use them. With OWNER=sample the fictional owner takes the
 * place of the real one; a browser gets the one that was chosen.
 */
export function declareOwner(file: OwnerFile): Owner {
  return ownerFrom(process.env.OWNER === 'sample' ? sampleOwner : file);
}

/** Facts as the pages use them: `?` becomes the mark of a missing fact. */
export function ownerFrom(file: OwnerFile): Owner {
  const facts = Object.entries(file).map(([name, fact]) => [
    name,
    fact === '?' ? missing(name as FactName) : fact,
  ]);
  return Object.fromEntries(facts) as Owner;
}
