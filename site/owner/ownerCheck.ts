/** `npm run owner:check`, also run before each build: reports what the owner has to fill in or correct. */
import { isPlaceholder } from './fact.js';
import {
  annotation,
  complete,
  fictional,
  formatFinding,
  missing,
  notPublishable,
  type Finding,
  type LocalizedText,
} from './findings.js';
import { readPortrait } from './portrait.js';
import * as read from './readOwner.js';
import { factNames, isRequired } from './schema.js';

type OwnersFiles = ReturnType<typeof read.readFiles> & {
  portrait: Awaited<ReturnType<typeof readPortrait>>;
};

type Report = Record<'problems' | 'gaps', Finding[]> & {
  /** Whether the site can be published, and why not. */
  conclusions: LocalizedText[];
  stops: boolean;
};

/**
 * Reports which of the owner's facts are wrong or missing. Problems stop every build; gaps and the sample owner
 * stop a production deploy only (Netlify sets CONTEXT), unless ALLOW_PLACEHOLDERS=1 lets it pass.
 *
 * @param env - reads ALLOW_PLACEHOLDERS, CONTEXT and OWNER
 */
export function ownerReport(files: OwnersFiles, env: NodeJS.ProcessEnv): Report {
  const problems = Object.values(files).flatMap((file) => file.problems);
  if (problems.length > 0) return { problems, gaps: [], conclusions: [], stops: true };
  const [owner, prices] = [read.valueOrThrow(files.owner), read.valueOrThrow(files.prices)];
  const without = factNames.filter((name) => {
    const value = owner[name];
    if (value === undefined) return isRequired(name, owner, prices);
    return typeof value === 'string' && isPlaceholder(value);
  });
  const gaps = without.map((name) =>
    files.owner.findingAt([name], missing(name === 'vatId' ? 'vatId (businessId)' : name)),
  );
  if (!files.portrait.value) gaps.push({ file: 'site/portrait.jpg', message: missing('portrait') });
  const isForced = env['CONTEXT'] !== 'production' || env['ALLOW_PLACEHOLDERS'] === '1';
  if (read.showsSample(owner, env))
    return { problems, gaps: [], conclusions: [fictional, notPublishable], stops: !isForced };
  const isReady = gaps.length === 0;
  const stops = !isReady && !isForced;
  return { problems, gaps, conclusions: [isReady ? complete : notPublishable], stops };
}

if (process.argv[1] === import.meta.filename) {
  const files = { ...read.readFiles(), portrait: await readPortrait(read.siteFolder) };
  const { problems, gaps, conclusions, stops } = ownerReport(files, process.env);
  const print = stops ? console.error : console.log;
  for (const language of ['de', 'en'] as const) {
    const findings = [...problems, ...gaps].map((one) => formatFinding(one, language));
    print([...findings, ...conclusions.map((one) => one[language]), ''].join('\n'));
  }
  if (process.env['GITHUB_ACTIONS'])
    for (const problem of problems) console.log(annotation(problem));
  if (stops) process.exitCode = 1;
}
