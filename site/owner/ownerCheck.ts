/** `npm run owner:check`, in the terminal and before each build: what the owner has to fill in or put right. */
import { isMissing, isPlaceholder, type Owner } from './fact.js';
import { facts, type OwnerFile, type Seminar } from './facts.js';
import type { Bilingual } from './messages.js';
import { findPortrait } from './portrait.js';
import {
  isNeeded,
  ownerFrom,
  readFiles,
  sentences,
  showsSample,
  siteFolder,
  type OwnersFile,
} from './readOwner.js';

/** What the report looks at. */
export type OwnerState = ReturnType<typeof readFiles> & {
  env: NodeJS.ProcessEnv;
  /** As `2027-01-31`. */
  today: string;
  hasPortrait: boolean;
};

/**
 * Whether what the owner has filled in is right, what is missing, and what would look unfinished, in
 * German and in English.
 *
 * A wrong value stops every build. A missing one, or the sample owner, stops a production deploy only
 * (Netlify sets CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass.
 *
 * @returns the lines, and whether a build stops here
 */
export function ownerReport(state: OwnerState): { lines: string[]; stops: boolean } {
  const { env, owner, prices, seminars, cases } = state;
  const problems = [owner, prices, seminars, cases].flatMap((file) => file.problems);
  if (!owner.value || !prices.value || !seminars.value || !cases.value)
    return { lines: problems.flatMap(sentences), stops: true };

  const isSample = showsSample(owner.value, env);
  const gaps = isSample ? [] : absent(owner.value, true);
  // The other tax number or the register of a freelancer is nobody's gap.
  const optional = absent(owner.value, false).filter((name) => facts[name].launch === false);
  const row = (name: keyof Owner) => factRow(name, owner);
  const sections: readonly (readonly [...Bilingual, rows: readonly Bilingual[]])[] = [
    ['Das fehlt in site/owner.yaml:', 'Missing in site/owner.yaml:', gaps.map(row)],
    [
      'Nicht angegeben; hier lassen die Seiten die Zeile oder den Abschnitt weg:',
      'Not given; here the pages leave the line or the section out:',
      isSample ? [] : optional.map(row),
    ],
    [
      'Bevor Sie die Website bekannt machen; nichts davon hält sie auf:',
      'Before you announce the website; none of this stops it:',
      unfinished(state, seminars.value, Object.values(cases.value)),
    ],
    [
      'Ungewöhnlich; sehen Sie nach, ob es stimmt:',
      'Unusual; see whether it is right:',
      unusualSeminars(seminars.value, seminars, state.today),
    ],
  ];
  const { said, stops } = conclusion(env, isSample, gaps.length);
  /** A section without rows is left out. */
  const inLanguage = (language: 0 | 1) => [
    ...sections.flatMap(([de, en, rows]) =>
      rows.length > 0 ? [[de, en][language], ...rows.map((each) => `  ${each[language]}`), ''] : [],
    ),
    said[language],
  ];
  return { lines: [...inLanguage(0), '', ...inLanguage(1)].map(String), stops };
}

/** The facts that are not there or only placeholders, of those that a launch needs or can do without. */
function absent(file: OwnerFile, needed: boolean): (keyof Owner)[] {
  const owner = ownerFrom(file);
  const isAbsent = (fact: unknown) =>
    fact === undefined ||
    isMissing(fact) ||
    (Array.isArray(fact) && fact.length === 0) ||
    (typeof fact === 'string' && isPlaceholder(fact));
  return (Object.keys(facts) as (keyof Owner)[]).filter(
    (name) => isAbsent(owner[name]) && isNeeded(name, file) === needed,
  );
}

/** A fact with its line, and the comment that is above it in the file: German, then English. */
function factRow(name: keyof Owner, { text, lineOf }: OwnersFile<OwnerFile>): Bilingual {
  const line = lineOf(name);
  const above = text.split('\n').slice(0, line - 1);
  const comment = above
    .slice(above.findLastIndex((each) => !each.startsWith('# ')) + 1)
    .map((each) => each.slice('# '.length));
  const of = (lines: string[]) =>
    `${String(line).padStart(4)}  ${name.padEnd(22)} ${lines.join(' ')}`.trimEnd();
  const half = comment.length / 2;
  return [of(comment.slice(0, half)), of(comment.slice(half))];
}

/** What the report ends with, and whether the build ends there too. */
function conclusion(
  env: OwnerState['env'],
  isSample: boolean,
  gaps: number,
): { said: Bilingual; stops: boolean } {
  if (!isSample && gaps === 0)
    return { said: ['Alle Angaben sind da.', 'All facts are there.'], stops: false };
  const [de, en] = isSample
    ? [
        'Die Website zeigt eine erfundene Person und sagt es auf jeder Seite.',
        'The website shows a fictional owner and says so on every page.',
      ]
    : [`Fehlende Angaben: ${gaps}.`, `Missing facts: ${gaps}.`];
  const isProduction = env['CONTEXT'] === 'production';
  const stops = isProduction && env['ALLOW_PLACEHOLDERS'] !== '1';
  const [folge, consequence] = stops
    ? [
        'So wird nicht veröffentlicht. Tragen Sie die Angaben in site/owner.yaml ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sehen es alle.',
        'Nothing is published like this. Fill in the facts in site/owner.yaml (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1; then everyone sees it.',
      ]
    : isProduction
      ? [
          'Wegen ALLOW_PLACEHOLDERS=1 wird trotzdem veröffentlicht.',
          'ALLOW_PLACEHOLDERS=1 publishes it all the same.',
        ]
      : ['Veröffentlicht würde so nicht.', 'It would not be published like this.'];
  return { said: [`${de} ${folge}`, `${en} ${consequence}`], stops };
}

/** What would look unfinished to a visitor although nothing is wrong. */
function unfinished(
  { hasPortrait, today }: OwnerState,
  seminars: readonly Seminar[],
  cases: readonly string[],
): Bilingual[] {
  const updating = cases.filter((status) => status === 'updating').length;
  const rows: (false | Bilingual)[] = [
    !hasPortrait && [
      'Es gibt kein Porträt: Laden Sie es in den Ordner site als portrait.jpg.',
      'There is no portrait: upload it into the folder site as portrait.jpg.',
    ],
    updating > 0 && [
      `${updating} von ${cases.length} Fallstudien sagen, dass sie überarbeitet werden.`,
      `${updating} of ${cases.length} case studies say that they are being updated.`,
    ],
    seminars.every(({ sessions }) => sessions.every(({ date }) => date < today)) && [
      'Es steht kein Seminar bevor: Anmelden kann sich niemand.',
      'No seminar is ahead: nobody can register for one.',
    ],
  ];
  return rows.filter((row) => row !== false);
}

/** The page says “two online and, a week later, two in Berlin” of every seminar. */
function unusualSeminars(
  seminars: readonly Seminar[],
  { file, lineOf }: OwnersFile<Seminar[]>,
  today: string,
): Bilingual[] {
  return seminars.flatMap(({ number, sessions }, index) => {
    const dayOf = ({ date }: { date: string }) => Date.parse(date) / (24 * 60 * 60 * 1000);
    const course = sessions.map((each) => `${each.place} ${dayOf(each) - dayOf(sessions[0])}`);
    const isAsThePageSays = course.join() === 'online 0,online 1,berlin 7,berlin 8';
    if (isAsThePageSays || sessions.at(-1)!.date < today) return [];
    const de = `Seminar ${number} verläuft anders, als die Seite es sagt: „Jedes Seminar hat vier Termine: zwei online und, eine Woche später, zwei in Berlin.“ Ändern Sie den Satz oder die Termine.`;
    const en = `Seminar ${number} takes another course than the page says: “Each seminar has four sessions: two online and, a week later, two in Berlin.” Change the sentence or the sessions.`;
    return [sentences({ file, line: lineOf(index, 'sessions'), de, en })];
  });
}

if (process.argv[1] === import.meta.filename) {
  const { lines, stops } = await findPortrait(siteFolder)
    .then((portrait) =>
      ownerReport({
        ...readFiles(),
        env: process.env,
        today: new Date().toISOString().slice(0, 10),
        hasPortrait: portrait !== null,
      }),
    )
    .catch((error: Error) => ({ lines: [error.message], stops: true }));
  for (const line of lines) (stops ? console.error : console.log)(line);
  if (stops) process.exitCode = 1;
}
