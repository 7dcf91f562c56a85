/** `npm run owner:check`, also run before each build: reports what the owner has to fill in or correct. */
import { githubAnnotation } from '../../../githubAnnotation.js';
import { formatFinding } from './ownersFile.js';
import { ownerReport } from './ownerReport.js';
import { readPortrait } from './portrait.js';
import { readFiles, siteFolder } from './readOwner.js';

const files = { ...readFiles(), portrait: await readPortrait(siteFolder) };
const { problems, gaps, conclusions, stopsBuild } = ownerReport(files, process.env);
const print = stopsBuild ? console.error : console.log;
for (const language of ['de', 'en'] as const) {
  const findings = [...problems, ...gaps].map((one) => formatFinding(one, language));
  print([...findings, ...conclusions.map((one) => one[language]), ''].join('\n'));
}
if (process.env['GITHUB_ACTIONS'])
  for (const problem of problems)
    console.log(githubAnnotation(problem, `${problem.message.de}\n${problem.message.en}`));
if (stopsBuild) process.exitCode = 1;
