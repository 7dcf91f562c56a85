/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` writes
 * nothing: it prints sentences that a translator can act on, and exits with status 1 if there are any.
 */
import { githubAnnotation } from '../githubAnnotation.js';
import { findUnreadable, readCatalogs, type Catalog, type Diagnostic } from './catalogs.js';
import { extractCatalogs, outdatedCatalogs } from './extraction.js';
import { lintCatalogs } from './lintCatalogs.js';

async function check(catalogs: readonly Catalog[]): Promise<Diagnostic[]> {
  const behind = (await outdatedCatalogs(catalogs)).map(({ file }) => ({
    file,
    line: 1,
    id: '',
    problem: 'The file does not have the messages of the code.',
    fix: 'Run npm run messages:extract, or ask a maintainer to, and commit what it writes.',
  }));
  return [...behind, ...(await lintCatalogs(catalogs))];
}

/** Two lines for a terminal: place, message and problem; what to do. */
function formatDiagnostic({ file, line, id, context, problem, fix }: Diagnostic): string {
  const short = id.length > 60 ? `${id.slice(0, 60).trimEnd()}…` : id;
  const message = id ? ` “${short}”${context ? ` (${context})` : ''}:` : '';
  return `${file}:${line}${message} ${problem}\n    ${fix}`;
}

function report(diagnostics: readonly Diagnostic[]): void {
  for (const diagnostic of diagnostics) {
    console.error(formatDiagnostic(diagnostic));
    const { problem, fix } = diagnostic;
    if (process.env['GITHUB_ACTIONS'])
      console.log(githubAnnotation(diagnostic, `${problem}\n\n${fix}`));
  }
  console.log(diagnostics.length > 0 ? `Findings: ${diagnostics.length}.` : 'Catalogs: all right.');
  if (diagnostics.length > 0) process.exitCode = 1;
}

try {
  const catalogs = await readCatalogs();
  const unreadable = findUnreadable(catalogs);
  if (!process.argv.includes('--extract'))
    report([...unreadable, ...(await check(catalogs.filter(({ error }) => !error)))]);
  else if (unreadable.length > 0) report(unreadable);
  else
    for (const file of await extractCatalogs(catalogs)) console.log(`${file}: brought up to date`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
