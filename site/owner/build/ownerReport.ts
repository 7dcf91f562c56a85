import { isPlaceholder } from '../fact.js';
import type { Finding, LocalizedText } from './ownersFile.js';
import type { readPortrait } from './portrait.js';
import { showsSample, valueOrThrow, type readFiles } from './readOwner.js';
import { factNames, isNeeded, type OwnerFile } from './schema.js';

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

/**
 * Reports which of the owner's facts are wrong or missing.
 *
 * @param env - reads OWNER, CONTEXT, which Netlify sets, and ALLOW_PLACEHOLDERS, which lets a production deploy
 * show what is missing
 * @returns `problems`, which stop every build; `gaps`, which stop a production deploy; whether the site can be
 * published, and why not
 */
export function ownerReport(files: OwnersFiles, env: NodeJS.ProcessEnv) {
  const problems = Object.values(files).flatMap((file) => file.problems);
  if (problems.length > 0) return { problems, gaps: [], conclusions: [], stopsBuild: true };

  const owner = valueOrThrow(files.owner);
  const isSample = showsSample(owner, env);
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

function findGaps({ owner: file, prices, portrait }: OwnersFiles, owner: OwnerFile): Finding[] {
  const gaps = factNames
    .filter((name) => {
      const fact = owner[name];
      if (fact === undefined) return isNeeded(name, owner, valueOrThrow(prices));
      return typeof fact === 'string' && isPlaceholder(fact);
    })
    .map((name) => file.findingAt([name], missing(name === 'vatId' ? 'vatId (businessId)' : name)))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const photo = { file: 'site/portrait.jpg', message: missing('portrait') };
  return portrait.value ? gaps : [...gaps, photo];
}
