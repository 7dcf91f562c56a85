/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` does
 * so too, then checks them: prints sentences that a translator can act on and exits with status 1 if
 * there are any.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { annotation, byPlace, formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { readGlossary } from './Glossary.js';
import { lintCatalogs, sourceLanguage } from './lintCatalogs.js';
import { editedMsgids } from './mergeTranslations.js';
import { keyOf, poProblems, readPo, type PoEntry } from './po.js';
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
  const found = [...strayFiles(catalogs), ...unreadable];
  if (found.length > 0) return found;
  const read = catalogs.map((one) => ({ ...one, entries: readPo(one.text).entries }));
  return read.flatMap((one) => lostMessages(one, read));
}

type ReadCatalog = Catalog & { entries: readonly PoEntry[] };

/** The extraction would drop them, with both texts. */
function lostMessages({ file, language, entries }: ReadCatalog, all: readonly ReadCatalog[]) {
  if (language === sourceLanguage) return [];
  const others = all.filter((one) => basename(one.file) === basename(file) && one.file !== file);
  const english = others.find((one) => one.language === sourceLanguage);
  const found = editedMsgids(
    entries,
    english?.entries ?? [],
    others.flatMap((one) => one.entries),
  );
  const [first] = found;
  if (!first) return [];
  const { line, id, translation } = first.entry;
  const rule = 'po-unknown';
  const fresh = 'Take a fresh file, and carry only your own sentences over.';
  if (found.length > 1) {
    const wrong = `${found.length} of its English texts are not those of the website: it is an old file, or that of another page.`;
    return [{ file, line, id: '', rule, wrong, right: fresh } as const];
  }
  const wrong = `The website has no such text; its translation here is “${translation}”.`;
  const right = `Did you type over the English? Put it back after msgid: “${first.lost.id}”, and write your text after msgstr. If not, the file is an old one. ${fresh}`;
  return [{ file, line, id, rule, wrong, right } as const];
}

/** Files that a translator has put where nothing reads them. */
function strayFiles(catalogs: readonly Catalog[]): Diagnostic[] {
  const read = catalogs.map(({ file }) => file);
  const all = globSync(['*.po', '{docs,site}/**/*.po'], {
    exclude: ['**/dist*/**', '**/.cache/**'],
  });
  const wrong = 'The website does not look for translations here.';
  const right = 'Move the file into the folder of its language, such as site/locales/de.';
  return all
    .filter((file) => !read.includes(file))
    .map((file) => ({ file, line: 1, id: '', rule: 'po-file', wrong, right }));
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
