/** `npm run owner:check`, also run before each build: reports in German what the owner must fill in or correct. */
import { githubAnnotation } from '../../../githubAnnotation.js';
import { isMissing, isPlaceholder } from '../../owner/fact.js';
import { loadOwner, readOwnerFiles, siteFolder } from './ownerFiles.js';
import { readPortrait } from './portrait.js';
import { formatFinding, type Finding } from './yamlFile.js';

const complete = 'Alle Angaben sind da. Nichts hält die Veröffentlichung auf.';

const fictional =
  'Die Website zeigt eine erfundene Person und sagt es auf jeder Seite. Ihre Angaben zeigt sie, sobald in site/owner.yaml hinter name: Ihr Name steht.';

const notPublishable =
  'So wird nicht veröffentlicht. Tragen Sie die Angaben ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sehen alle, was fehlt.';

type OwnersFiles = ReturnType<typeof readOwnerFiles> & {
  portrait: Awaited<ReturnType<typeof readPortrait>>;
};

/**
 * Reports which of the owner's facts are wrong or missing.
 *
 * @param env - reads OWNER, CONTEXT, which Netlify sets, and ALLOW_PLACEHOLDERS, which lets a production deploy
 * show what is missing
 * @returns `problems`, which stop every build; `gaps`, which stop a production deploy; whether the site can be
 * published, and why not
 */
export function ownerReport(files: OwnersFiles, env: NodeJS.ProcessEnv) {
  const problems = Object.values(files).flatMap((file): readonly Finding[] => file.problems);
  if (problems.length > 0) return { problems, gaps: [], conclusions: [], stopsBuild: true };

  const { owner, isSample } = loadOwner(env, files);
  const gaps = isSample ? [] : findGaps(files, owner);
  const isComplete = !isSample && gaps.length === 0;
  const reasons = isSample ? [fictional, notPublishable] : [notPublishable];
  const mustBeComplete = env['CONTEXT'] === 'production' && env['ALLOW_PLACEHOLDERS'] !== '1';
  return {
    problems,
    gaps,
    conclusions: isComplete ? [complete] : reasons,
    stopsBuild: mustBeComplete && !isComplete,
  };
}

function findGaps({ owner: { lineOf }, portrait }: OwnersFiles, facts: object): Finding[] {
  const missing = (name: string) => ({ message: `${name} fehlt.` });
  const gaps = Object.entries(facts)
    .filter(([, fact]) => (typeof fact === 'string' || isMissing(fact)) && isPlaceholder(fact))
    .map(([name]) => ({
      file: 'site/owner.yaml',
      line: lineOf([name]),
      ...missing(name === 'vatId' ? 'vatId (businessId)' : name),
    }))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return portrait.value ? gaps : [...gaps, { file: 'site/portrait.jpg', ...missing('portrait') }];
}

if (import.meta.main) {
  const files = { ...readOwnerFiles(), portrait: await readPortrait(siteFolder) };
  const { problems, gaps, conclusions, stopsBuild } = ownerReport(files, process.env);
  const print = stopsBuild ? console.error : console.log;
  print([...[...problems, ...gaps].map(formatFinding), ...conclusions].join('\n'));
  if (process.env['GITHUB_ACTIONS'])
    for (const problem of problems) console.log(githubAnnotation(problem, problem.message));
  if (stopsBuild) process.exitCode = 1;
}
