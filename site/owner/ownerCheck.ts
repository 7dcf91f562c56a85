/** `npm run owner:check`, also run before each build: what the owner has to fill in or correct. */
import { isPlaceholder } from './fact.js';
import { inTwoLanguages } from './inTwoLanguages.js';
import { readPortrait } from './portrait.js';
import * as read from './readOwner.js';
import type { Finding } from './readOwner.js';
import { factNames, isNeeded } from './rules.js';

type OwnersFiles = ReturnType<typeof read.readFiles> & {
  portrait: Awaited<ReturnType<typeof readPortrait>>;
};

type Report = Record<'problems' | 'gaps', Finding[]> & {
  /** What follows, by `inTwoLanguages`. */
  conclusions: string[];
  stops: boolean;
};

/**
 * Reports which of the owner's facts are wrong or missing. Problems stop every build; gaps and the sample owner
 * stop a production deploy only (Netlify sets CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass.
 *
 * @param env - ALLOW_PLACEHOLDERS, CONTEXT and OWNER count
 */
export function ownerReport(files: OwnersFiles, env: NodeJS.ProcessEnv): Report {
  const problems = Object.values(files).flatMap((file) => file.problems);
  if (problems.length > 0) return { problems, gaps: [], conclusions: [], stops: true };
  const [owner, prices] = [read.valueOrThrow(files.owner), read.valueOrThrow(files.prices)];
  const missing = factNames.filter((name) => {
    const value = owner[name];
    if (value === undefined) return isNeeded(name, owner, prices);
    return typeof value === 'string' && isPlaceholder(value);
  });
  const gaps = missing.map((name) => files.owner.findingAt([name], gap(name)));
  if (!files.portrait.value) gaps.push({ file: 'site/portrait.jpg', message: gap('portrait') });
  const isForced = env['CONTEXT'] !== 'production' || env['ALLOW_PLACEHOLDERS'] === '1';
  if (read.showsSample(owner, env))
    return { problems, gaps: [], conclusions: [fictional, notYet], stops: !isForced };
  const isReady = gaps.length === 0;
  const conclusions = [isReady ? complete : notYet];
  return { problems, gaps, conclusions, stops: !isReady && !isForced };
}

function gap(name: string) {
  const names = name === 'vatId' ? 'vatId (businessId)' : name;
  return inTwoLanguages(`${names} fehlt.`, `${names} is missing.`);
}
const complete = inTwoLanguages(
  'Alle Angaben sind da. Nichts hält die Veröffentlichung auf.',
  'All facts are there. Nothing stops publishing.',
);
const fictional = inTwoLanguages(
  'Die Website zeigt eine erfundene Person und sagt es auf jeder Seite. Ihre Angaben zeigt sie, sobald in site/owner.yaml hinter name: Ihr Name steht.',
  'The website shows a fictional owner and says so on every page. It shows your facts once your name is behind name: in site/owner.yaml.',
);
const notYet = inTwoLanguages(
  'So wird nicht veröffentlicht. Tragen Sie die Angaben ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sehen alle, was fehlt.',
  'Nothing is published like this. Fill in the facts (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1; then everyone sees what is missing.',
);

/** What GitHub shows at the line of a file in a pull request. Its escapes keep a command on one line. */
export function annotation({ file, line = 1, message }: Finding) {
  const text = message.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${file},line=${line}::${text}`;
}

if (process.argv[1] === import.meta.filename) {
  const files = { ...read.readFiles(), portrait: await readPortrait(read.siteFolder) };
  const { problems, gaps, conclusions, stops } = ownerReport(files, process.env);
  const said = [...[...problems, ...gaps].map(read.sentence), ...conclusions];
  for (const language of [0, 1])
    (stops ? console.error : console.log)(
      said.map((each) => each.split('\n')[language]).join('\n') + '\n',
    );
  if (process.env['GITHUB_ACTIONS'])
    for (const problem of problems) console.log(annotation(problem));
  if (stops) process.exitCode = 1;
}
