/** `npm run owner:check`, also run before each build: what the owner has to fill in or correct. */
import { isPlaceholder } from './fact.js';
import { facts, isCompany, type OwnerFile, type Seminar } from './rules.js';
import { inTwoLanguages } from './messages.js';
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
  const unlikely = unlikelyCompany(file);
  const warnings = [
    ...valueOrThrow(seminars).flatMap((seminar, index) =>
      isUsual(seminar) ? [] : seminars.sentenceAt([index, 'number'], otherCourse(seminar)),
    ),
    ...(unlikely ? [owner.sentenceAt(['companyName'], unlikely)] : []),
    ...(!isSample && file.city && file.city !== 'Berlin'
      ? [owner.sentenceAt(['city'], elsewhere)]
      : []),
    ...(companyNet < individual ? [prices.sentenceAt(['companyNet'], cheaper)] : []),
    ...(isCompany(file) || file.vatId || file.businessId
      ? []
      : [owner.sentenceAt(['vatId'], noTaxNumber)]),
    ...providersOutside(file).map((name) => owner.sentenceAt([name], outside(name))),
  ];
  const gaps = isSample
    ? []
    : gapsIn(file).map((name) =>
        owner.sentenceAt([name], (file[name] === undefined ? missing : placeholder)(name)),
      );
  if (!isSample && gaps.length === 0)
    return { lines: [...warnings, warnings.length > 0 ? check : complete], stops: false };
  const isProduction = env['CONTEXT'] === 'production';
  const stops = isProduction && env['ALLOW_PLACEHOLDERS'] !== '1';
  const consequence = stops ? stopped : isProduction ? published : notYet;
  return { lines: [...warnings, ...gaps, ...(isSample ? [fictional] : []), consequence], stops };
}

/** The facts that a launch needs and that are missing or placeholders. */
const gapsIn = (file: OwnerFile) =>
  (Object.keys(facts) as (keyof OwnerFile)[]).filter((name) => {
    const fact = file[name];
    return (
      isNeeded(name, file) &&
      (fact === undefined || (typeof fact === 'string' && isPlaceholder(fact)))
    );
  });

/** A doubt about the company's name: a registered company's name includes its legal form. */
function unlikelyCompany(file: OwnerFile): string | undefined {
  const { name, companyName } = file;
  if (isCompany(file)) return undefined;
  if (file.registerCourt || file.registerNumber || file.managingPerson) return formless;
  const withoutTitle = (text: string) => text.replace(/^(?:(?:Dr|Prof)\.? )+/, '');
  const isOwn = !name || !companyName || withoutTitle(companyName) === withoutTitle(name);
  return isOwn ? undefined : tradingName;
}

/** Providers whose address is outside the EU although all are said to be inside. */
function providersOutside(file: OwnerFile) {
  const providers = ['mailboxProvider', 'calendarProvider', 'videoProvider'] as const;
  const abroad =
    /\b(?:USA|Inc|LLC|Corp|UK|London|Vereinigte[sn]? (?:Staaten|Königreich)|Schweiz|Zürich)\b/;
  return file.providersAbroad === 'EU'
    ? providers.filter((name) => abroad.test(file[name] ?? ''))
    : [];
}

/** Whether a seminar has the days, places and times that the page states for every seminar. */
function isUsual({ sessions }: Seminar): boolean {
  const times = sessions.slice(1).map(({ start, end }) => `${start} ${end}`);
  const dayOf = ({ date }: { date: string }) => Date.parse(date) / (24 * 60 * 60 * 1000);
  const course = sessions.map((each) => `${each.place} ${dayOf(each) - dayOf(sessions[0])}`);
  return course.join() === 'online 0,online 1,berlin 7,berlin 8' && new Set(times).size === 1;
}

const otherCourse = ({ number }: Seminar) =>
  inTwoLanguages(
    `Seminar ${number} verläuft anders, als die Seite es sagt: „Vier Tage: zwei online, eine Woche später zwei in Berlin.“ Vom zweiten Tag an nennt sie eine Uhrzeit für alle. Ändern Sie den Satz oder die Termine.`,
    `Seminar ${number} takes another course than the page says: “Each seminar has four sessions: two online and, a week later, two in Berlin.” From the second day on it says one time for all. Change the sentence or the sessions.`,
  );
const formless = inTwoLanguages(
  'companyName hat keine Rechtsform, es gibt aber ein Register oder eine Geschäftsführung; Impressum und Datenschutzerklärung nennten Sie so. Ergänzen Sie sie, zum Beispiel GmbH, oder leeren Sie registerCourt, registerNumber und managingPerson.',
  'companyName has no legal form, but there is a register or a managing person; imprint and privacy text would call you so. Add it, such as GmbH, or empty registerCourt, registerNumber and managingPerson.',
);
const tradingName = inTwoLanguages(
  'companyName ist weder eine Firma mit Rechtsform noch Ihr Name. Ohne Register gehören hierher Vor- und Nachname, wie hinter name.',
  'companyName is neither a company with its legal form nor your name. Without a register it is your first name and surname, as behind name.',
);
const elsewhere = inTwoLanguages(
  'city ist nicht Berlin. Die Website nennt Berlin als Standort und in der Datenschutzerklärung als Sitz der Aufsichtsbehörde: Lassen Sie beides ändern.',
  'city is not Berlin. The website names Berlin as your location and, in the privacy text, as the seat of the supervisory authority: have both changed.',
);
const cheaper = inTwoLanguages(
  'companyNet ist kleiner als individual: Firmen zahlten weniger als Privatleute. Sind die Preise vertauscht?',
  'companyNet is less than individual: companies would pay less than individuals. Are the prices swapped?',
);
const noTaxNumber = inTwoLanguages(
  'vatId und businessId sind leer. Das Impressum nennt dann keine Nummer; richtig ist das nur, wenn Sie keine von beiden haben.',
  'vatId and businessId are empty. The imprint then names no number, which is right only if you have neither.',
);
const outside = (name: string) =>
  inTwoLanguages(
    `${name} nennt einen Sitz außerhalb der EU, providersAbroad ist aber EU. Eines von beiden stimmt nicht.`,
    `${name} names a seat outside the EU, but providersAbroad is EU. One of the two is wrong.`,
  );
const placeholder = (name: string) =>
  inTwoLanguages(
    `${name} ist noch ein Platzhalter: Eine Adresse bei example.com, .org oder .net kann niemandem gehören.`,
    `${name} is still a placeholder: nobody can own an address at example.com, .org or .net.`,
  );
const missing = (name: string) =>
  name === 'vatId'
    ? inTwoLanguages('vatId (oder businessId) fehlt.', 'vatId (or businessId) is missing.')
    : inTwoLanguages(`${name} fehlt.`, `${name} is missing.`);
const complete = inTwoLanguages('Alle Angaben sind da.', 'All facts are there.');
const check = inTwoLanguages(
  'Alle Angaben sind da. Prüfen Sie, was oben steht; es hält nichts auf.',
  'All facts are there. Check what is said above; it stops nothing.',
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
