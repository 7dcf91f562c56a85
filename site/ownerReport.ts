import { owner as ownerFile } from './owner.js';
import type { Owner } from './owner/fact.js';
import { missingFacts } from './owner/missingFacts.js';
import { ownerProblems } from './owner/ownerProblems.js';
import { priceProblems, prices } from './pages/schedule/prices.js';
import { seminarProblems } from './pages/schedule/seminarProblems.js';
import { seminars as siteSeminars } from './pages/schedule/seminars.js';
import { caseTeasers } from './sections/caseTeasers.js';

/** What the owner is told. */
export type OwnerReport = {
  lines: string[];
  /** Whether a build stops here. */
  stops: boolean;
};

type Settings = {
  /** CONTEXT, ALLOW_PLACEHOLDERS and OWNER count. */
  env: Readonly<Record<string, string | undefined>>;
  /** Today, as in `2027-01-31`. */
  today: string;
  hasPortrait: boolean;
  owner?: Owner;
  seminars?: typeof siteSeminars;
};

/**
 * Whether what the owner has filled in is right, what is missing, and what would look unfinished.
 *
 * A wrong value stops every build. A missing one stops a production deploy only (Netlify sets
 * CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass. The fictional owner never gets that far.
 */
export function ownerReport({
  env,
  today,
  hasPortrait,
  owner = ownerFile,
  seminars = siteSeminars,
}: Settings): OwnerReport {
  const problems = [
    ...ownerProblems(owner),
    ...seminarProblems(seminars),
    ...priceProblems(prices),
  ];
  if (problems.length > 0) return { lines: problems, stops: true };

  const isProduction = env['CONTEXT'] === 'production';
  if (env['OWNER'] === 'sample') {
    return {
      lines: [
        isProduction
          ? 'OWNER=sample shows a fictional owner, so this production deploy stops. Take the variable OWNER away.'
          : 'OWNER=sample: the site shows a fictional owner, and says so on every page.',
      ],
      stops: isProduction,
    };
  }

  const missing = missingFacts(owner);
  const blocking = missing.filter((fact) => fact.blocks);
  const optional = missing.filter((fact) => !fact.blocks);
  const lines = [
    ...section('Missing in site/owner.ts, and where it shows:', blocking.map(row)),
    ...section('Optional and not given:', optional.map(row)),
    ...section(
      'Before you announce the site; none of it stops a deploy:',
      unfinished({ hasPortrait, today, seminars }),
    ),
  ];
  const facts = `${blocking.length} ${blocking.length === 1 ? 'fact is' : 'facts are'} missing`;
  if (blocking.length === 0)
    return { lines: [...lines, 'The owner’s facts are complete.'], stops: false };
  if (!isProduction) {
    const end = `${facts}; the pages mark them. A production deploy would stop here.`;
    return { lines: [...lines, end], stops: false };
  }
  if (env['ALLOW_PLACEHOLDERS'] === '1') {
    return {
      lines: [...lines, `${facts}; ALLOW_PLACEHOLDERS=1 lets the deploy pass.`],
      stops: false,
    };
  }
  const end = `This production deploy stops because ${facts}. Fill them in (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1 to publish with visible marks.`;
  return { lines: [...lines, end], stops: true };
}

/** What would look unfinished to a visitor although nothing is wrong. */
function unfinished({
  hasPortrait,
  today,
  seminars,
}: Required<Pick<Settings, 'hasPortrait' | 'today' | 'seminars'>>): string[] {
  const cases = Object.values(caseTeasers);
  const waiting = cases.filter(({ status }) => status === 'updating').length;
  const isOver = seminars.every(({ sessions }) => sessions.every(({ date }) => date < today));
  return [
    !hasPortrait && 'There is no portrait: put it into site/ as portrait.jpg.',
    waiting > 0 && `${waiting} of ${cases.length} case studies say that they are being updated.`,
    isOver && 'Every seminar is over: the schedule has no date to register for.',
  ].filter((line) => line !== false);
}

function section(title: string, rows: readonly string[]): string[] {
  return rows.length > 0 ? [title, ...rows.map((line) => `  ${line}`), ''] : [];
}

function row({ name, where }: { name: string; where: string }): string {
  return `${name.padEnd(22)} ${where}`;
}
