/**
 * `npm run owner:check`: is what the owner has filled in right, and what is still missing?
 *
 * A wrong value always ends with status 1, so that a build stops on it. A missing one does so in a
 * production deploy only (Netlify sets CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass.
 */
import { fileURLToPath } from 'node:url';
import { owner } from '../site/owner.js';
import { priceProblems, prices } from '../site/pages/schedule/prices.js';
import { seminars } from '../site/pages/schedule/seminars.js';
import { missingFacts } from '../site/owner/missingFacts.js';
import { ownerProblems } from '../site/owner/ownerSchema.js';
import { seminarProblems } from '../site/pages/schedule/seminarProblems.js';
import { findPortraits } from '../site/build/portrait.js';

const problems = [...ownerProblems(owner), ...seminarProblems(seminars), ...priceProblems(prices)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const facts = missingFacts(owner);
const blocking = facts.filter((fact) => fact.blocks);
const optional = facts.filter((fact) => !fact.blocks);
const portraits = await findPortraits(fileURLToPath(new URL('../site/', import.meta.url)));
const list = (which: typeof facts) =>
  which.map(({ name, where }) => `  ${name.padEnd(22)} ${where}`).join('\n');

if (blocking.length > 0)
  console.log(`Missing in site/owner.ts, and where it shows:\n${list(blocking)}\n`);
if (optional.length > 0) console.log(`Optional and not given:\n${list(optional)}\n`);
if (portraits.length === 0)
  console.log(
    'No portrait: drop site/portrait.jpg; until then the drawn room stands in its place.\n',
  );

const isProduction = process.env['CONTEXT'] === 'production';
if (blocking.length === 0) console.log('The owner’s facts are complete.');
else if (!isProduction)
  console.log(
    `${blocking.length} facts are missing; the pages mark them. A production deploy would stop here.`,
  );
else if (process.env['ALLOW_PLACEHOLDERS'] === '1')
  console.log(`${blocking.length} facts are missing; ALLOW_PLACEHOLDERS=1 lets the deploy pass.`);
else {
  console.error(
    `This production deploy stops because ${blocking.length} facts are missing. Fill them in (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1 to publish with visible marks.`,
  );
  process.exit(1);
}
