/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` does
 * so too, then checks them: prints sentences that a translator can act on and exits with status 1 if
 * there are any.
 */
import { readFileSync } from 'node:fs';
import { formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { readGlossary } from './Glossary.js';
import { lintCatalogs } from './lintCatalogs.js';
import { poProblems } from './po.js';
import { readCatalogs } from './readCatalogs.js';
import { checkSpelling } from './spelling.js';

const glossaryFile = 'site/locales/glossary.json';

async function check(): Promise<Diagnostic[]> {
  // What Lingui cannot parse it skips, and would lose.
  const broken = readCatalogs().flatMap(({ file, language, text }) =>
    [...poProblems(text, language)].map((problem) => ({ file, ...problem })),
  );
  if (broken.length > 0) return broken;
  const written = await extractCatalogs();
  for (const file of written) console.log(`${file}: brought up to date with the code`);
  if (process.argv.includes('--extract')) return [];
  const catalogs = readCatalogs();
  const glossary = readGlossary(readFileSync(glossaryFile, 'utf8'), glossaryFile);
  return [...lintCatalogs(catalogs, glossary), ...(await checkSpelling(catalogs))];
}

const found = await check();
for (const one of found) console.error(formatDiagnostic(one));
const files = new Set(found.map(({ file }) => file)).size;
console.log(
  found.length > 0 ? `Findings: ${found.length}, in ${files} files.` : 'Catalogs: all right.',
);
if (found.length > 0) process.exitCode = 1;
