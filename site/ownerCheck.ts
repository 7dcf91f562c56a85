/** `npm run owner:check`, in the terminal and before each build: what the owner has to fill in or put right. */
import { readFileSync } from 'node:fs';
import { findPortrait } from './generator/portrait.js';
import { isPlaceholder, type Owner } from './owner/fact.js';
import {
  facts,
  places,
  type Bilingual,
  type OwnerFile,
  type Prices,
  type Seminar,
} from './owner/facts.js';
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

/** What the report looks at. */
export type OwnerState = Awaited<ReturnType<typeof currentState>>;

/**
 * Whether what the owner has filled in is right, what is missing, and what would look unfinished, in
 * German and in English.
 *
 * A wrong value stops every build. A missing one, or the sample owner, stops a production deploy only
 * (Netlify sets CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass.
 *
 * @returns the lines, and whether a build stops here
 */
export function ownerReport(state: OwnerState) {
  const { env, owner, prices, seminars } = state;
  const problems = [owner, prices, seminars].flatMap((file) => file.problems);
  if (!owner.value || !prices.value || !seminars.value)
    return { lines: problems.flatMap(sentences), stops: true };

  const isSample = showsSample(owner.value, env);
  const gaps = isSample ? [] : absent(owner.value, true);
  // The other tax number or the register of a freelancer is nobody's gap.
  const optional = absent(owner.value, false).filter((name) => facts[name].launch === false);
  const row = (name: keyof Owner) => factRow(name, state);
  const warnings = [
    ...unusualPrices(prices.value, prices),
    ...unusualSeminars(seminars.value, seminars, state.today),
  ];
  /** One without rows is left out. */
  const sections = [
    {
      de: 'Das fehlt in site/owner.yaml, je mit Zeile und wo es zu sehen wäre:',
      en: 'Missing in site/owner.yaml, with the line and where it would show:',
      rows: gaps.map(row),
    },
    {
      de: 'Nicht angegeben; hier lassen die Seiten die Zeile oder den Abschnitt weg:',
      en: 'Not given; here the pages leave the line or the section out:',
      rows: isSample ? [] : optional.map(row),
    },
    {
      de: 'Bevor Sie die Website bekannt machen; nichts davon hält sie auf:',
      en: 'Before you announce the website; none of this stops it:',
      rows: unfinished(state, seminars.value),
    },
    {
      de: 'Ungewöhnlich; sehen Sie nach, ob es stimmt:',
      en: 'Unusual; see whether it is right:',
      rows: warnings.map(sentences).map(([de, en]) => ({ de, en })),
    },
  ];
  const { said, stops } = conclusion(env, isSample, gaps.length);
  const inLanguage = (language: keyof Bilingual) => [
    ...sections.flatMap(({ rows, ...title }) =>
      rows.length > 0 ? [title[language], ...rows.map((each) => `  ${each[language]}`), ''] : [],
    ),
    said[language],
  ];
  return { lines: [...inLanguage('de'), '', ...inLanguage('en')], stops };
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

function factRow(name: keyof Owner, { owner, labels }: OwnerState): Bilingual {
  const inLanguage = (language: keyof Bilingual) => {
    const label = labels.get(name)?.[language];
    const shows = facts[name].shows.map((place) => places[place][language]).join(', ');
    const line = String(owner.lineOf(name)).padStart(4);
    return `${line}  ${name.padEnd(22)} ${label ? `${label}: ` : ''}${shows}`;
  };
  return { de: inLanguage('de'), en: inLanguage('en') };
}

/** What the report ends with, and whether the build ends there too. */
function conclusion(env: OwnerState['env'], isSample: boolean, gaps: number) {
  if (!isSample && gaps === 0)
    return { said: { de: 'Alle Angaben sind da.', en: 'All facts are there.' }, stops: false };
  const isOrdered = env['OWNER'] === 'sample';
  const state = isSample
    ? {
        de: `Die Website zeigt eine erfundene Person und sagt es auf jeder Seite, ${isOrdered ? 'wegen OWNER=sample' : 'weil name in site/owner.yaml leer ist'}.`,
        en: `The website shows a fictional owner and says so on every page, ${isOrdered ? 'because of OWNER=sample' : 'because name in site/owner.yaml is empty'}.`,
      }
    : {
        de: gaps === 1 ? '1 Angabe fehlt.' : `${gaps} Angaben fehlen.`,
        en: gaps === 1 ? '1 fact is missing.' : `${gaps} facts are missing.`,
      };
  const isProduction = env['CONTEXT'] === 'production';
  const stops = isProduction && env['ALLOW_PLACEHOLDERS'] !== '1';
  const end = stops
    ? {
        de: 'So wird nicht veröffentlicht. Tragen Sie die Angaben in site/owner.yaml ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sehen es alle.',
        en: 'Nothing is published like this. Fill in the facts in site/owner.yaml (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1; then everyone sees it.',
      }
    : isProduction
      ? {
          de: 'Wegen ALLOW_PLACEHOLDERS=1 wird trotzdem veröffentlicht.',
          en: 'ALLOW_PLACEHOLDERS=1 publishes it all the same.',
        }
      : { de: 'Veröffentlicht würde so nicht.', en: 'It would not be published like this.' };
  return { said: { de: `${state.de} ${end.de}`, en: `${state.en} ${end.en}` }, stops };
}

/** What would look unfinished to a visitor although nothing is wrong. */
function unfinished(
  { hasPortrait, cases, today }: OwnerState,
  seminars: readonly Seminar[],
): Bilingual[] {
  const isOver = seminars.every(({ sessions }) => sessions.every(({ date }) => date < today));
  return [
    !hasPortrait && {
      de: 'Es gibt kein Porträt: Laden Sie es in den Ordner site als portrait.jpg.',
      en: 'There is no portrait: upload it into the folder site as portrait.jpg.',
    },
    cases.updating > 0 && {
      de: `${cases.updating} von ${cases.all} Fallstudien sagen, dass sie überarbeitet werden.`,
      en: `${cases.updating} of ${cases.all} case studies say that they are being updated.`,
    },
    isOver && {
      de: 'Alle Seminare sind vorbei: Für keines kann man sich anmelden.',
      en: 'All seminars are over: nobody can register for one.',
    },
  ].filter((row) => row !== false);
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

async function currentState() {
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

if (process.argv[1] === import.meta.filename) {
  const { lines, stops } = await currentState()
    .then(ownerReport)
    .catch((error: Error) => ({ lines: [error.message], stops: true }));
  for (const line of lines) (stops ? console.error : console.log)(line);
  if (stops) process.exitCode = 1;
}
