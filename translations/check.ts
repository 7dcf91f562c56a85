/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` does
 * so too, then checks them: prints sentences that a translator can act on and exits with status 1 if
 * there are any.
 */
import { findBroken, readCatalogs } from './catalogs.js';
import { annotation, formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { lintCatalogs } from './lintCatalogs.js';
import { loadSpelling } from './spelling.js';

async function check(): Promise<Diagnostic[]> {
  const catalogs = readCatalogs();
  return lintCatalogs(catalogs, await loadSpelling(catalogs.map(({ language }) => language)));
}

function report(found: readonly Diagnostic[]): void {
  for (const one of found) console.error(formatDiagnostic(one));
  if (process.env['GITHUB_ACTIONS']) for (const one of found) console.log(annotation(one));
  console.log(found.length > 0 ? `Findings: ${found.length}.` : 'Catalogs: all right.');
  if (found.length > 0) process.exitCode = 1;
}

const broken = findBroken(readCatalogs());
if (broken.length > 0) report(broken);
else {
  try {
    const changed = await extractCatalogs();
    for (const file of changed) console.log(`${file}: brought up to date with the code`);
    if (!process.argv.includes('--extract')) report(await check());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
