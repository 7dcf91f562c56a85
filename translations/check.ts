/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` does
 * so too, then checks them: prints sentences that a translator can act on and exits with status 1 if
 * there are any.
 */
import { annotation, formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { findBroken } from './findBroken.js';
import { lintCatalogs } from './lintCatalogs.js';
import { readCatalogs } from './readCatalogs.js';
import { checkSpelling } from './spelling.js';

const onGitHub = Boolean(process.env['GITHUB_ACTIONS']);

/** @param changed - the files that the extraction has written */
async function check(changed: readonly string[]): Promise<Diagnostic[]> {
  const catalogs = readCatalogs();
  const found = [...lintCatalogs(catalogs), ...(await checkSpelling(catalogs))].toSorted((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  // On GitHub nobody commits what the extraction has written.
  return found.length > 0 || !onGitHub ? found : changed.map(stale);
}

const stale = (file: string): Diagnostic => ({
  file,
  line: 1,
  id: '',
  wrong: 'The messages of this file are not those of the code.',
  right: 'Run npm run messages:extract, and commit what it writes.',
});

function report(found: readonly Diagnostic[]): void {
  for (const one of found) console.error(formatDiagnostic(one));
  if (onGitHub) for (const one of found) console.log(annotation(one));
  console.log(found.length > 0 ? `Findings: ${found.length}.` : 'Catalogs: all right.');
  if (found.length > 0) process.exitCode = 1;
}

const broken = findBroken(readCatalogs());
if (broken.length > 0) report(broken);
else {
  try {
    const changed = await extractCatalogs();
    for (const file of changed) console.log(`${file}: brought up to date with the code`);
    if (!process.argv.includes('--extract')) report(await check(changed));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
