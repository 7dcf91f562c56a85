/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` does
 * so too, then checks them: prints sentences that a translator can act on and exits with status 1 if
 * there are any.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { readGlossary } from './Glossary.js';
import { lintCatalogs, sourceLanguage } from './lintCatalogs.js';
import { poProblems } from './po.js';
import { readCatalogs } from './readCatalogs.js';
import { checkSpelling } from './spelling.js';

const glossaryFile = 'site/locales/glossary.json';

/** What Lingui cannot parse it skips, and would lose: nothing is written before that is mended. */
function findBroken(): Diagnostic[] {
  const catalogs = readCatalogs();
  const names = catalogs
    .filter(({ language }) => language === sourceLanguage)
    .map(({ file }) => basename(file));
  return catalogs.flatMap(({ file, language, text }) => {
    const problems = names.includes(basename(file))
      ? [...poProblems(text, language)]
      : [unknownFile(basename(file))];
    return problems.map((problem) => ({ file, ...problem }));
  });
}

const unknownFile = (name: string) => ({
  rule: 'po-file',
  line: 1,
  id: '',
  wrong: `The website has no catalog called ${name}.`,
  right: 'Give the file the name of the one that it replaces, as in site/locales/en.',
});

async function check(): Promise<Diagnostic[]> {
  const catalogs = readCatalogs();
  const glossary = readGlossary(readFileSync(glossaryFile, 'utf8'), glossaryFile);
  return [...lintCatalogs(catalogs, glossary), ...(await checkSpelling(catalogs))];
}

function report(found: readonly Diagnostic[]): void {
  for (const one of found) console.error(formatDiagnostic(one));
  // GitHub shows these at the file’s line in the pull request.
  if (process.env['GITHUB_ACTIONS'])
    for (const { file, line, wrong, right } of found)
      console.log(`::error file=${file},line=${line}::${wrong} ${right}`);
  console.log(found.length > 0 ? `Findings: ${found.length}.` : 'Catalogs: all right.');
  if (found.length > 0) process.exitCode = 1;
}

const broken = findBroken();
if (broken.length > 0) report(broken);
else {
  for (const file of await extractCatalogs())
    console.log(`${file}: brought up to date with the code`);
  if (!process.argv.includes('--extract')) report(await check());
}
