/**
 * `npm run messages:extract` brings the catalogs up to date with the code. `npm run messages:check` does
 * so too, then checks them: prints sentences that a translator can act on and exits with status 1 if
 * there are any.
 */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { annotation, formatDiagnostic, type Diagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { readGlossary } from './Glossary.js';
import { lintCatalogs, sourceLanguage } from './lintCatalogs.js';
import { isAlike } from './mergeTranslations.js';
import { keyOf, poProblems, readPo } from './po.js';
import { readCatalogs, type Catalog } from './readCatalogs.js';
import { checkSpelling } from './spelling.js';

const onGitHub = Boolean(process.env['GITHUB_ACTIONS']);
const glossaryFile = 'site/locales/glossary.json';

/** What Lingui cannot parse it skips, and would lose: nothing is written before that is mended. */
function findBroken(catalogs: readonly Catalog[]): Diagnostic[] {
  const english = catalogs.filter(({ language }) => language === sourceLanguage);
  const names = english.map(({ file }) => basename(file));
  const known = catalogs.filter(({ file }) => names.includes(basename(file)));
  const files = globSync(['*.po', '{docs,site}/**/*.po'], {
    exclude: ['**/dist*/**', '**/.cache/**'],
  });
  const stray = files.filter((file) => !known.some((one) => one.file === file));
  const found = [
    ...stray.map(strayFile),
    ...known.flatMap(({ file, language, text }) =>
      [...poProblems(text, language)].map((problem) => ({ file, ...problem })),
    ),
  ];
  return found.length > 0 ? found : lostMessages(catalogs);
}

/** A file that a translator has put where nothing reads it. */
const strayFile = (file: string): Diagnostic => ({
  file,
  line: 1,
  id: '',
  rule: 'po-file',
  wrong: 'The website does not look for translations here, or has no catalog of this name.',
  right:
    'Give it the folder of its language and the name of the file that it replaces, such as site/locales/de/home.po.',
});

/**
 * Translated texts that no other language has: the extraction would drop them, but for those whose English
 * was edited since, which become drafts.
 */
function lostMessages(catalogs: readonly Catalog[]): Diagnostic[] {
  const all = catalogs.flatMap(({ file, language, text }) =>
    readPo(text).entries.map((entry) => ({ ...entry, file, language, key: keyOf(entry) })),
  );
  const lost = all.filter(
    (one) =>
      one.language !== sourceLanguage &&
      one.translation &&
      !one.obsolete &&
      !all.some(({ key, language }) => key === one.key && language !== one.language) &&
      !all.some(
        ({ id, key, file, language }) =>
          language === sourceLanguage &&
          basename(file) === basename(one.file) &&
          isAlike(id, one.id) &&
          !all.some((other) => other.file === one.file && other.key === key),
      ),
  );
  return lost.map(({ file, line, id, translation }) => {
    const wrong = `The website has no such text; its translation here is “${translation}”.`;
    const right =
      'Did you type over the English? Put it back after msgid, and write your text after msgstr. If not, the file is an old one: take a fresh one, and carry your own sentences over.';
    return { file, line, id, rule: 'po-unknown', wrong, right };
  });
}

/** @param changed - the files that the extraction has written */
async function check(changed: readonly string[]): Promise<Diagnostic[]> {
  const catalogs = readCatalogs();
  const glossary = readGlossary(glossaryFile);
  const misspelt = await checkSpelling(catalogs);
  const found = [...lintCatalogs(catalogs, glossary), ...misspelt].toSorted((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  // On GitHub nobody commits what the extraction has written.
  return found.length > 0 || !onGitHub ? found : changed.map(stale);
}

const stale = (file: string): Diagnostic => ({
  file,
  line: 1,
  id: '',
  rule: 'po-stale',
  wrong: 'The messages of this file are not those of the code.',
  right: 'Run npm run messages:extract, and commit what it writes.',
});

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
    const changed = await extractCatalogs();
    for (const file of changed) console.log(`${file}: brought up to date with the code`);
    if (!process.argv.includes('--extract')) report(await check(changed));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
