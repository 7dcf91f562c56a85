/** `npm run owner:check`, also run before each build: what the owner has to fill in or correct. */
import { day } from '@advisor/contact';
import { facts, isCompany, type OwnerFile, type Seminar } from './rules.js';
import { inTwoLanguages } from './inTwoLanguages.js';
import { findPortrait } from './portrait.js';
import { isNeeded, readFiles, showsSample, siteFolder, valueOrThrow } from './readOwner.js';

/**
 * Reports which of the owner's facts are wrong or missing, in German and in English.
 *
 * A wrong value stops every build. A missing one, or the sample owner, stops a production deploy only
 * (Netlify sets CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass.
 *
 * @param env - ALLOW_PLACEHOLDERS, CONTEXT and OWNER count
 * @returns messages by `inTwoLanguages`, and whether the build has to stop
 */
export function ownerReport(
  files: ReturnType<typeof readFiles>,
  env: NodeJS.ProcessEnv,
): { lines: readonly string[]; stops: boolean } {
  const problems = Object.values(files).flatMap((file) => file.problems);
  if (problems.length > 0) return { lines: problems, stops: true };
  const { owner, prices, seminars } = files;
  const file = valueOrThrow(owner);
  const { companyNet, individual } = valueOrThrow(prices);
  const isSample = showsSample(file, env);
  const warnings = [
    ...valueOrThrow(seminars).flatMap((seminar, index) =>
      isUsual(seminar) ? [] : seminars.sentenceAt([index, 'number'], otherCourse(seminar)),
    ),
    ...doubts.flatMap(({ about, applies, message }) =>
      applies(file, isSample) ? owner.sentenceAt([about], message) : [],
    ),
    ...(companyNet < individual ? [prices.sentenceAt(['companyNet'], cheaper)] : []),
  ];
  const gaps = isSample ? [] : gapsIn(file).map((name) => owner.sentenceAt([name], missing(name)));
  if (!isSample && gaps.length === 0) return { lines: [...warnings, complete], stops: false };
  const isProduction = env['CONTEXT'] === 'production';
  const stops = isProduction && env['ALLOW_PLACEHOLDERS'] !== '1';
  const consequence = stops ? stopped : isProduction ? published : notYet;
  return { lines: [...warnings, ...gaps, ...(isSample ? [fictional] : []), consequence], stops };
}

/** The facts that a launch needs and that are missing. */
const gapsIn = (file: OwnerFile) =>
  (Object.keys(facts) as (keyof OwnerFile)[]).filter(
    (name) => isNeeded(name, file) && file[name] === undefined,
  );

type Doubt = {
  about: keyof OwnerFile;
  applies: (file: OwnerFile, isSample: boolean) => boolean;
  message: string;
};

/** What is probably wrong, but may be right. */
const doubts: readonly Doubt[] = [
  {
    about: 'companyName',
    applies(file) {
      const { name, companyName = '', registerCourt, registerNumber, managingPerson } = file;
      const withoutTitle = (text: string) => text.replace(/^(?:(?:Dr|Prof)\.? )+/, '');
      const isOther = name !== undefined && withoutTitle(companyName) !== withoutTitle(name);
      return (
        !isCompany(file) && Boolean(registerCourt || registerNumber || managingPerson || isOther)
      );
    },
    message: inTwoLanguages(
      'companyName ist weder eine Firma mit Rechtsform noch Ihr Name, oder es gibt ein Register oder eine Geschäftsführung; Impressum und Datenschutzerklärung nennten Sie so. Ergänzen Sie die Rechtsform, zum Beispiel GmbH. Ohne Register gehören hierher Vor- und Nachname, wie hinter name; registerCourt, registerNumber und managingPerson bleiben dann leer.',
      'companyName is neither a company with its legal form nor your name, or there is a register or a managing person; imprint and privacy text would call you so. Add the legal form, such as GmbH. Without a register it is your first name and surname, as behind name; registerCourt, registerNumber and managingPerson then stay empty.',
    ),
  },
  {
    about: 'city',
    applies: ({ city }, isSample) => !isSample && city !== undefined && city !== 'Berlin',
    message: inTwoLanguages(
      'city ist nicht Berlin. Die Website nennt Berlin als Standort und in der Datenschutzerklärung als Sitz der Aufsichtsbehörde: Lassen Sie beides ändern.',
      'city is not Berlin. The website names Berlin as your location and, in the privacy text, as the seat of the supervisory authority: have both changed.',
    ),
  },
  {
    about: 'vatId',
    applies: (file) => !isCompany(file) && !file.vatId && !file.businessId,
    message: inTwoLanguages(
      'vatId und businessId sind leer. Das Impressum nennt dann keine Nummer; richtig ist das nur, wenn Sie keine von beiden haben.',
      'vatId and businessId are empty. The imprint then names no number, which is right only if you have neither.',
    ),
  },
  {
    about: 'providersAbroad',
    applies: ({ providersAbroad, mailboxProvider, calendarProvider, videoProvider }) =>
      providersAbroad === 'EU' &&
      /\b(?:USA|Inc|LLC|Corp|UK|London|Vereinigte[sn]? (?:Staaten|Königreich)|Schweiz|Zürich)\b/.test(
        `${mailboxProvider}, ${calendarProvider}, ${videoProvider}`,
      ),
    message: inTwoLanguages(
      'providersAbroad ist EU, aber mailboxProvider, calendarProvider oder videoProvider nennt einen Sitz außerhalb der EU. Eines von beiden stimmt nicht.',
      'providersAbroad is EU, but mailboxProvider, calendarProvider or videoProvider names a seat outside the EU. One of the two is wrong.',
    ),
  },
];

/** Whether a seminar has the days, places and times that the page states for every seminar. */
function isUsual({ sessions }: Seminar): boolean {
  const times = sessions.slice(1).map(({ start, end }) => `${start} ${end}`);
  const dayOf = ({ date }: { date: string }) => Date.parse(date) / day;
  const course = sessions.map((each) => `${each.place} ${dayOf(each) - dayOf(sessions[0])}`);
  return course.join() === 'online 0,online 1,berlin 7,berlin 8' && new Set(times).size === 1;
}

const otherCourse = ({ number }: Seminar) =>
  inTwoLanguages(
    `Seminar ${number} verläuft anders, als die Seite es sagt: „Vier Tage: zwei online, eine Woche später zwei in Berlin.“ Vom zweiten Tag an nennt sie eine Uhrzeit für alle. Ändern Sie den Satz oder die Termine.`,
    `Seminar ${number} takes another course than the page says: “Each seminar has four sessions: two online and, a week later, two in Berlin.” From the second day on it says one time for all. Change the sentence or the sessions.`,
  );
const cheaper = inTwoLanguages(
  'companyNet ist kleiner als individual: Firmen zahlten weniger als Privatleute. Sind die Preise vertauscht?',
  'companyNet is less than individual: companies would pay less than individuals. Are the prices swapped?',
);
const missing = (name: string) =>
  name === 'vatId'
    ? inTwoLanguages('vatId (oder businessId) fehlt.', 'vatId (or businessId) is missing.')
    : inTwoLanguages(`${name} fehlt.`, `${name} is missing.`);
const complete = inTwoLanguages(
  'Alle Angaben sind da. Nichts hält die Veröffentlichung auf.',
  'All facts are there. Nothing stops publishing.',
);
const fictional = inTwoLanguages(
  'Die Website zeigt eine erfundene Person und sagt es auf jeder Seite. Ihre Angaben zeigt sie, sobald in site/owner.yaml hinter name: Ihr Name steht.',
  'The website shows a fictional owner and says so on every page. It shows your facts once your name is behind name: in site/owner.yaml.',
);
const stopped = inTwoLanguages(
  'So wird nicht veröffentlicht. Tragen Sie die Angaben in site/owner.yaml ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sehen es alle.',
  'Nothing is published like this. Fill in the facts in site/owner.yaml (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1; then everyone sees it.',
);
const published = inTwoLanguages(
  'Wegen ALLOW_PLACEHOLDERS=1 wird trotzdem veröffentlicht.',
  'ALLOW_PLACEHOLDERS=1 publishes it all the same.',
);
const notYet = inTwoLanguages(
  'Veröffentlicht würde so nicht.',
  'It would not be published like this.',
);

if (process.argv[1] === import.meta.filename) {
  const { lines, stops } = await findPortrait(siteFolder)
    .then(() => ownerReport(readFiles(), process.env))
    .catch((error: Error) => ({ lines: [error.message], stops: true }));
  const inLanguage = (language: 0 | 1) =>
    lines.map((line) => line.split('\n')[language]).join('\n');
  (stops ? console.error : console.log)(`${inLanguage(0)}\n\n${inLanguage(1)}`);
  if (stops) process.exitCode = 1;
}
