import { isPlaceholder } from '../fact.js';
import type { Finding, LocalizedText } from './findings.js';
import type { readPortrait } from './portrait.js';
import { showsSample, valueOrThrow, type readFiles } from './readOwner.js';
import { factNames, isNeeded } from './schema.js';

const missing = (name: string): LocalizedText => ({
  de: `${name} fehlt.`,
  en: `${name} is missing.`,
});

const complete: LocalizedText = {
  de: 'Alle Angaben sind da. Nichts hält die Veröffentlichung auf.',
  en: 'All facts are there. Nothing stops publishing.',
};

const fictional: LocalizedText = {
  de: 'Die Website zeigt eine erfundene Person und sagt es auf jeder Seite. Ihre Angaben zeigt sie, sobald in site/owner.yaml hinter name: Ihr Name steht.',
  en: 'The website shows a fictional owner and says so on every page. It shows your facts once your name is behind name: in site/owner.yaml.',
};

const notPublishable: LocalizedText = {
  de: 'So wird nicht veröffentlicht. Tragen Sie die Angaben ein (docs/owner.md sagt, wie), oder setzen Sie ALLOW_PLACEHOLDERS=1; dann sehen alle, was fehlt.',
  en: 'Nothing is published like this. Fill in the facts (docs/owner.md says how), or set ALLOW_PLACEHOLDERS=1; then everyone sees what is missing.',
};

type OwnersFiles = ReturnType<typeof readFiles> & {
  portrait: Awaited<ReturnType<typeof readPortrait>>;
};

type Report = {
  /** What is wrong. Stops every build. */
  problems: Finding[];
  /** What is missing. Stops a production deploy. */
  gaps: Finding[];
  /** Whether the site can be published, and why not. */
  conclusions: LocalizedText[];
  stopsBuild: boolean;
};

/**
 * Reports which of the owner's facts are wrong or missing.
 *
 * @param env - reads OWNER, CONTEXT, which Netlify sets, and ALLOW_PLACEHOLDERS, which lets a production deploy
 * show what is missing
 */
export function ownerReport(files: OwnersFiles, env: NodeJS.ProcessEnv): Report {
  const problems = Object.values(files).flatMap((file) => file.problems);
  if (problems.length > 0) return { problems, gaps: [], conclusions: [], stopsBuild: true };

  const mustBeComplete = env['CONTEXT'] === 'production' && env['ALLOW_PLACEHOLDERS'] !== '1';
  const [owner, prices] = [valueOrThrow(files.owner), valueOrThrow(files.prices)];
  if (showsSample(owner, env)) {
    const conclusions = [fictional, notPublishable];
    return { problems, gaps: [], conclusions, stopsBuild: mustBeComplete };
  }
  const gaps = factNames
    .filter((name) => {
      const fact = owner[name];
      if (fact === undefined) return isNeeded(name, owner, prices);
      return typeof fact === 'string' && isPlaceholder(fact);
    })
    .map((name) =>
      files.owner.findingAt([name], missing(name === 'vatId' ? 'vatId (businessId)' : name)),
    );
  if (!files.portrait.value) gaps.push({ file: 'site/portrait.jpg', message: missing('portrait') });
  const isComplete = gaps.length === 0;
  const conclusions = [isComplete ? complete : notPublishable];
  return { problems, gaps, conclusions, stopsBuild: mustBeComplete && !isComplete };
}
