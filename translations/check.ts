/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` does
 * so too, then checks them: prints sentences that a translator can act on and exits with status 1 if
 * there are any.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { annotation, byPlace, formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { readGlossary } from './Glossary.js';
import { lintCatalogs, sourceLanguage } from './lintCatalogs.js';
import { typedOver } from './mergeTranslations.js';
import { keyOf, poProblems, readPo } from './po.js';
import { readCatalogs, type Catalog } from './readCatalogs.js';
import { checkSpelling } from './spelling.js';

const onGitHub = Boolean(process.env['GITHUB_ACTIONS']);
const glossaryFile = 'site/locales/glossary.json';

/** What Lingui cannot parse it skips, and would lose: nothing is written before that is mended. */
function findBroken(catalogs: readonly Catalog[]): Diagnostic[] {
  const names = catalogs
    .filter(({ language }) => language === sourceLanguage)
    .map(({ file }) => basename(file));
  const unreadable = catalogs.flatMap(({ file, language, text }) => {
    const problems = names.includes(basename(file))
      ? [...poProblems(text, language)]
      : [unknownFile(basename(file))];
    return problems.map((problem) => ({ file, ...problem }));
  });
  return unreadable.length > 0
    ? unreadable
    : catalogs.flatMap((one) => lostMessages(one, catalogs));
}

/** The extraction would drop them, with both texts. */
function lostMessages({ file, language, text }: Catalog, catalogs: readonly Catalog[]) {
  if (language === sourceLanguage) return [];
  const same = catalogs.filter((one) => basename(one.file) === basename(file) && one.file !== file);
  const entriesOf = (all: readonly Catalog[]) => all.flatMap((one) => readPo(one.text).entries);
  const english = entriesOf(same.filter((one) => one.language === sourceLanguage));
  const found = typedOver(readPo(text).entries, english, entriesOf(same));
  return found.map(({ entry: { line, id, translation }, lost }): Diagnostic => {
    const wrong = `The website has no such text; its translation here is “${translation}”.`;
    const right = `Put the English back after msgid: “${lost.id}”. What you typed belongs after msgstr. If the file is an old one, take a fresh one.`;
    return { file, line, id, rule: 'po-unknown', wrong, right };
  });
}

const unknownFile = (name: string) => ({
  rule: 'po-file' as const,
  line: 1,
  id: '',
  wrong: `The website has no catalog called ${name}.`,
  right: 'Give the file the name of the one that it replaces, as in site/locales/en.',
});

async function check(before: readonly Catalog[]): Promise<Diagnostic[]> {
  const catalogs = readCatalogs();
  const glossary = readGlossary(readFileSync(glossaryFile, 'utf8'), glossaryFile);
  const misspelt = await checkSpelling(catalogs);
  const found = [...lintCatalogs(catalogs, glossary), ...misspelt].toSorted(byPlace);
  // On GitHub nobody commits what the extraction has written.
  return found.length > 0 || !onGitHub ? found : staleFiles(before, catalogs);
}

/** The files whose messages were others before the extraction; layout, order and notes may differ. */
function staleFiles(before: readonly Catalog[], after: readonly Catalog[]): Diagnostic[] {
  const told = new Set(before.map(messagesIn));
  const stale = after.filter((catalog) => !told.has(messagesIn(catalog)));
  const wrong = 'The messages of this file are not those of the code.';
  const right = 'Run npm run messages:extract, and commit what it writes.';
  return stale.map(({ file }) => ({ file, line: 1, id: '', rule: 'po-stale', wrong, right }));
}

function messagesIn({ file, text }: Catalog): string {
  const used = readPo(text).entries.filter(({ obsolete }) => !obsolete);
  return JSON.stringify([
    file,
    used.map((one) => [keyOf(one), one.translation, ...one.flags]).toSorted(),
  ]);
}

function report(found: readonly Diagnostic[]): void {
  for (const one of found) console.error(formatDiagnostic(one));
  if (onGitHub) for (const one of found) console.log(annotation(one));
  console.log(found.length > 0 ? `Findings: ${found.length}.` : 'Catalogs: all right.');
  if (found.length > 0) process.exitCode = 1;
}

const before = readCatalogs();
const broken = findBroken(before);
if (broken.length > 0) report(broken);
else {
  try {
    for (const file of await extractCatalogs())
      console.log(`${file}: brought up to date with the code`);
    if (!process.argv.includes('--extract')) report(await check(before));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
