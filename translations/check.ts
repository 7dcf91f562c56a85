/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` writes
 * nothing: it prints sentences that a translator can act on, and exits with status 1 if there are any.
 */
import { githubAnnotation } from '../githubAnnotation.js';
import { findUnreadable, readCatalogs } from './catalogs.js';
import { formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs, outdatedCatalogs, sourceCatalogs } from './extraction.js';
import { lintCatalogs } from './lintCatalogs.js';

async function check(): Promise<Diagnostic[]> {
  const behind = (await outdatedCatalogs()).map(({ file }) => ({
    file,
    line: 1,
    id: '',
    problem: 'The file does not have the messages of the code.',
    fix: 'Run npm run messages:extract, or ask a maintainer to, and commit what it writes.',
  }));
  return [...behind, ...(await lintCatalogs([...(await sourceCatalogs()), ...readCatalogs()]))];
}

function report(found: readonly Diagnostic[]): void {
  for (const one of found) console.error(formatDiagnostic(one));
  if (process.env['GITHUB_ACTIONS'])
    for (const one of found) console.log(githubAnnotation(one, `${one.problem}\n\n${one.fix}`));
  console.log(found.length > 0 ? `Findings: ${found.length}.` : 'Catalogs: all right.');
  if (found.length > 0) process.exitCode = 1;
}

const broken = findUnreadable(readCatalogs());
if (broken.length > 0) report(broken);
else {
  try {
    if (process.argv.includes('--extract'))
      for (const file of await extractCatalogs()) console.log(`${file}: brought up to date`);
    else report(await check());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
