/** `npm run owner:check`, in the terminal and before each build: what the owner has to fill in or put right. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPortrait } from './build/portrait.js';
import { isPlaceholder, type Owner } from './owner/fact.js';
import { facts, type Bilingual, type OwnerFile, type Prices, type Seminar } from './owner/facts.js';
import {
  isNeeded,
  ownerFrom,
  readOwner,
  readPrices,
  readSeminars,
  sentences,
  showsSample,
  siteFolder,
  type OwnersFile,
  type Problem,
} from './owner/readOwner.js';
import { gross } from './sections/gross.js';
import { readPo } from '../translations/po.js';

/** The messages to the owner. */
export type OwnerReport = {
  lines: string[];
  /** Whether a build stops here. */
  stops: boolean;
};

/** What the report looks at. */
export type OwnerState = {
  /** CONTEXT, ALLOW_PLACEHOLDERS and OWNER count. */
  env: Readonly<Record<string, string | undefined>>;
  /** Today, as in `2027-01-31`. */
  today: string;
  hasPortrait: boolean;
  /** How many case studies there are, and how many have no text yet. */
  cases: { all: number; updating: number };
  /** What the pages call each fact. */
  labels: ReadonlyMap<string, Bilingual>;
  owner: OwnersFile<OwnerFile>;
  prices: OwnersFile<Prices>;
  seminars: OwnersFile<Seminar[]>;
};

const languages = ['de', 'en'] as const;

/**
 * Whether what the owner has filled in is right, what is missing, and what would look unfinished, in
 * German and in English.
 *
 * A wrong value stops every build. A missing one, or the sample owner, stops a production deploy only
 * (Netlify sets CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass.
 */
export function ownerReport(state: OwnerState): OwnerReport {
  const { env, owner, prices, seminars } = state;
  const problems = [owner, prices, seminars].flatMap((file) => file.problems);
  if (!owner.value || !prices.value || !seminars.value)
    return { lines: problems.flatMap(sentences), stops: true };

  const warnings = [
    ...unusualPrices(prices.value, prices),
    ...unusualSeminars(seminars.value, seminars, state.today),
  ];
  const isProduction = env['CONTEXT'] === 'production';
  const mayPass = !isProduction || env['ALLOW_PLACEHOLDERS'] === '1';
  const isSample = showsSample(owner.value, env);
  const gaps = absent(owner.value, true);
  const lines = languages.flatMap((language) => [
    ...(isSample ? [] : missingFacts(state, owner.value!, gaps, language)),
    ...section(beforeLaunch[language], unfinished(state, seminars.value!)[language]),
    ...section(
      unusual[language],
      warnings.map((warning) => sentences(warning)[languages.indexOf(language)]!),
    ),
    (isSample
      ? sampleIsShown(env, isProduction, mayPass)
      : whatIsMissing(gaps.length, isProduction, mayPass))[language],
    '',
  ]);
  return { lines: lines.slice(0, -1), stops: !mayPass && (isSample || gaps.length > 0) };
}

const beforeLaunch: Bilingual = {
  de: 'Bevor Sie die Website bekannt machen; nichts davon hält sie auf:',
  en: 'Before you announce the website; none of this stops it:',
};
const unusual: Bilingual = {
  de: 'Ungewöhnlich; sehen Sie nach, ob es stimmt:',
  en: 'Unusual; see whether it is right:',
};

function section(title: string, rows: readonly string[]): string[] {
  return rows.length > 0 ? [title, ...rows.map((line) => `  ${line}`), ''] : [];
}

/** The facts that are not there or only placeholders, of those that a launch needs or can do without. */
function absent(file: OwnerFile, needed: boolean): (keyof Owner)[] {
  const owner = ownerFrom(file);
  return (Object.keys(facts) as (keyof Owner)[]).filter((name) => {
    const fact = owner[name];
    const isAbsent = Array.isArray(fact)
      ? fact.length === 0
      : fact === undefined ||
        'missing' in Object(fact) ||
        (typeof fact === 'string' && isPlaceholder(fact));
    return isAbsent && isNeeded(name, file) === needed;
  });
}

function missingFacts(
  { owner: { lineOf }, labels }: OwnerState,
  file: OwnerFile,
  gaps: readonly (keyof Owner)[],
  language: keyof Bilingual,
): string[] {
  const row = (name: keyof Owner) => {
    const label = labels.get(name)?.[language];
    const at = String(lineOf(name)).padStart(4);
    return `${at}  ${name.padEnd(22)} ${label ? `${label}: ` : ''}${facts[name].shows[language]}`;
  };
  const titles = {
    de: ['Das fehlt in site/owner.yaml, je mit Zeile und wo es zu sehen wäre:', 'Nicht angegeben:'],
    en: ['Missing in site/owner.yaml, with the line and where it would show:', 'Not given:'],
  };
  const [missing, optional] = titles[language] as [string, string];
  return [
    ...section(missing, gaps.map(row)),
    // The other tax number or the register of a freelancer is nobody's gap.
    ...section(
      optional,
      absent(file, false)
        .filter((name) => facts[name].launch === false)
        .map(row),
    ),
  ];
}

function sampleIsShown(env: OwnerState['env'], isProduction: boolean, mayPass: boolean): Bilingual {
  const why =
    env['OWNER'] === 'sample'
      ? { de: 'wegen OWNER=sample', en: 'because of OWNER=sample' }
      : {
          de: 'weil name in site/owner.yaml leer ist',
          en: 'because name in site/owner.yaml is empty',
        };
  const shown = {
    de: `Die Website zeigt eine erfundene Person und sagt es auf jeder Seite, ${why.de}.`,
    en: `The website shows a fictional owner and says so on every page, ${why.en}.`,
  };
  const end = !mayPass
    ? {
        de: ' So wird nicht veröffentlicht; docs/owner.md sagt, wie Sie Ihre Angaben eintragen. Mit ALLOW_PLACEHOLDERS=1 ginge sie so hinaus.',
        en: ' That is not published; docs/owner.md says how to fill in your facts. ALLOW_PLACEHOLDERS=1 would let it pass.',
      }
    : isProduction
      ? {
          de: ' Wegen ALLOW_PLACEHOLDERS=1 wird trotzdem veröffentlicht.',
          en: ' ALLOW_PLACEHOLDERS=1 publishes it all the same.',
        }
      : { de: '', en: '' };
  return { de: shown.de + end.de, en: shown.en + end.en };
}

function whatIsMissing(gaps: number, isProduction: boolean, mayPass: boolean): Bilingual {
  if (gaps === 0) return { de: 'Alle Angaben sind da.', en: 'All facts are there.' };
  const de = gaps === 1 ? '1 Angabe fehlt' : `${gaps} Angaben fehlen`;
  const en = gaps === 1 ? '1 fact is missing' : `${gaps} facts are missing`;
  if (!mayPass)
    return {
      de: `${de}, deshalb wird nicht veröffentlicht. Tragen Sie sie in site/owner.yaml ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sind die Lücken für alle sichtbar.`,
      en: `${en}, so nothing is published. Fill them in in site/owner.yaml (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1; then everyone sees the gaps.`,
    };
  return isProduction
    ? {
        de: `${de}; wegen ALLOW_PLACEHOLDERS=1 wird trotzdem veröffentlicht.`,
        en: `${en}; ALLOW_PLACEHOLDERS=1 publishes all the same.`,
      }
    : {
        de: `${de}; die Seiten kennzeichnen das. Veröffentlicht würde so nicht.`,
        en: `${en}; the pages mark that. It would not be published like this.`,
      };
}

/** What would look unfinished to a visitor although nothing is wrong. */
function unfinished(
  { hasPortrait, cases, today }: OwnerState,
  seminars: readonly Seminar[],
): Record<keyof Bilingual, string[]> {
  const isOver = seminars.every(({ sessions }) => sessions.every(({ date }) => date < today));
  const rows: Bilingual[] = [];
  if (!hasPortrait)
    rows.push({
      de: 'Es gibt kein Porträt: Laden Sie es in den Ordner site als portrait.jpg.',
      en: 'There is no portrait: upload it into the folder site as portrait.jpg.',
    });
  if (cases.updating > 0)
    rows.push({
      de: `${cases.updating} von ${cases.all} Fallstudien sagen, dass sie überarbeitet werden.`,
      en: `${cases.updating} of ${cases.all} case studies say that they are being updated.`,
    });
  if (isOver)
    rows.push({
      de: 'Alle Seminare sind vorbei: Für keines kann man sich anmelden.',
      en: 'All seminars are over: nobody can register for one.',
    });
  return { de: rows.map(({ de }) => de), en: rows.map(({ en }) => en) };
}

/** Prices that may be right, but look like a digit too many. */
function unusualPrices(
  { individual, companyNet, vatPercent }: Prices,
  { lineOf }: OwnersFile<Prices>,
): Problem[] {
  if (individual <= gross(companyNet, vatPercent)) return [];
  return [
    {
      file: 'site/prices.yaml',
      line: lineOf('individual'),
      de: `individual ist ${individual}: Eine Privatperson zahlte mehr als ein Unternehmen.`,
      en: `individual is ${individual}: an individual would pay more than a company.`,
    },
  ];
}

/** The page says “two online and, a week later, two in Berlin” of every seminar. */
function unusualSeminars(
  seminars: readonly Seminar[],
  { lineOf }: OwnersFile<Seminar[]>,
  today: string,
): Problem[] {
  return seminars.flatMap(({ number, sessions }, index) => {
    const places = sessions.map(({ place }) => place).join();
    const [first, , third] = sessions.map(({ date }) => Date.parse(date));
    const isAWeekLater = third! - first! === 7 * 24 * 60 * 60 * 1000;
    const isAsThePageSays = places === 'online,online,berlin,berlin' && isAWeekLater;
    if (isAsThePageSays || sessions.at(-1)!.date < today) return [];
    return [
      {
        file: 'site/seminars.yaml',
        line: lineOf(index, 'sessions'),
        de: `Seminar ${number} verläuft anders, als die Seite es sagt: „Jedes Seminar hat vier Termine: zwei online und, eine Woche später, zwei in Berlin.“ Ändern Sie den Satz oder die Termine.`,
        en: `Seminar ${number} takes another course than the page says: “Each seminar has four sessions: two online and, a week later, two in Berlin.” Change the sentence or the sessions.`,
      },
    ];
  });
}

/** The owner's files and what belongs to them, as they are now. */
async function currentState(): Promise<OwnerState> {
  const { entries } = readPo(readFileSync(`${siteFolder}locales/de/owner.po`, 'utf8'));
  // The words need a compiler; how many wait for their text does not.
  const teasers = readFileSync(`${siteFolder}sections/caseTeasers.ts`, 'utf8');
  const count = (pattern: RegExp) => teasers.match(pattern)?.length ?? 0;
  return {
    env: process.env,
    today: new Date().toISOString().slice(0, 10),
    hasPortrait: (await findPortrait(siteFolder)) !== null,
    cases: {
      all: count(/status: '(?:updating|published)',/g),
      updating: count(/status: 'updating',/g),
    },
    labels: new Map(
      entries.map(({ context = '', id, translation }) => [context, { de: translation, en: id }]),
    ),
    owner: readOwner(),
    prices: readPrices(),
    seminars: readSeminars(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, stops } = await currentState()
    .then(ownerReport)
    .catch((error: Error) => ({ lines: [error.message], stops: true }));
  for (const line of lines) (stops ? console.error : console.log)(line);
  if (stops) process.exitCode = 1;
}
