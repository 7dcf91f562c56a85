import { owner as ownerFile } from './owner.js';
import type { Owner } from './owner/fact.js';
import { facts } from './owner/facts.js';
import { missingFacts, type MissingFact } from './owner/missingFacts.js';
import { ownerProblems } from './owner/ownerProblems.js';
import { priceProblems, prices } from './sections/prices.js';
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
  /** The German of the catalog by its English, to name each fact. */
  german?: ReadonlyMap<string, string>;
  owner?: Owner;
  seminars?: typeof siteSeminars;
};

/**
 * Whether what the owner has filled in is right, what is missing, and what would look unfinished: in
 * German, the owner's language.
 *
 * A wrong value stops every build. A missing one stops a production deploy only (Netlify sets
 * CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass. The fictional owner never gets that far.
 */
export function ownerReport({
  env,
  today,
  hasPortrait,
  german = new Map(),
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
          ? 'OWNER=sample zeigt eine erfundene Person; so wird nicht veröffentlicht. Löschen Sie die Variable OWNER.'
          : 'OWNER=sample: Die Website zeigt eine erfundene Person und sagt es auf jeder Seite.',
      ],
      stops: isProduction,
    };
  }

  const missing = missingFacts(owner);
  const blocking = missing.filter((fact) => fact.blocks);
  const optional = missing.filter((fact) => !fact.blocks);
  const lines = [
    ...section('Das fehlt in site/owner.ts, und dort wäre es zu sehen:', blocking.map(row(german))),
    ...section('Freiwillig und nicht angegeben:', optional.map(row(german))),
    ...section(
      'Bevor Sie die Website bekannt machen; nichts davon hält sie auf:',
      unfinished({ hasPortrait, today, seminars }),
    ),
  ];
  if (blocking.length === 0) return { lines: [...lines, 'Alle Angaben sind da.'], stops: false };
  const gaps = blocking.length === 1 ? '1 Angabe fehlt' : `${blocking.length} Angaben fehlen`;
  const stops = isProduction && env['ALLOW_PLACEHOLDERS'] !== '1';
  const end = stops
    ? `${gaps}, deshalb wird nicht veröffentlicht. Tragen Sie sie in site/owner.ts ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sind die Lücken für alle sichtbar.`
    : isProduction
      ? `${gaps}; wegen ALLOW_PLACEHOLDERS=1 wird trotzdem veröffentlicht.`
      : `${gaps}; die Seiten kennzeichnen das. Veröffentlicht würde so nicht.`;
  return { lines: [...lines, end], stops };
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
    !hasPortrait && 'Es gibt kein Porträt: Laden Sie es in den Ordner site als portrait.jpg.',
    waiting > 0 &&
      `${waiting} von ${cases.length} Fallstudien sagen, dass sie überarbeitet werden.`,
    isOver && 'Alle Seminare sind vorbei: Für keines kann man sich anmelden.',
  ].filter((line) => line !== false);
}

function section(title: string, rows: readonly string[]): string[] {
  return rows.length > 0 ? [title, ...rows.map((line) => `  ${line}`), ''] : [];
}

const row =
  (german: ReadonlyMap<string, string>) =>
  ({ name, where }: MissingFact): string => {
    const fact = facts[name];
    const called = 'label' in fact && german.get(fact.label.message!);
    return `${name.padEnd(22)} ${called ? `${called}: ` : ''}${where}`;
  };
