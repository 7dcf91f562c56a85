/**
 * `npm run messages:check`: are the catalogs complete, up to date, spelt right and well set? Prints
 * sentences that a translator can act on and exits with status 1 if there are any. `-- --fix` fixes the
 * mechanical ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatAll, formatSummary } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { readGlossary } from './Glossary.js';
import { fixCatalog, lintCatalogs } from './lintCatalogs.js';
import { readCatalogs } from './readCatalogs.js';
import { checkSpelling } from './spelling.js';
import { findStaleness } from './staleness.js';

const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
const glossaryFile = 'site/locales/glossary.json';
const glossary = readGlossary(readFileSync(glossaryFile, 'utf8'), glossaryFile);

let catalogs = readCatalogs();
if (values.fix) {
  catalogs = catalogs.map((catalog) => {
    const text = fixCatalog(catalog, glossary);
    if (text !== catalog.text) writeFileSync(catalog.file, text);
    return { ...catalog, text };
  });
}

const diagnostics = lintCatalogs(catalogs, glossary);
// An unreadable file would look stale in every line, so report that first.
if (!diagnostics.some(({ rule }) => rule.startsWith('po-') || rule === 'layout')) {
  const stale = findStaleness(catalogs, await extractCatalogs(process.cwd()));
  diagnostics.push(...stale, ...(await checkSpelling(catalogs)));
}

for (const text of formatAll(diagnostics)) console.error(text);
const languages = new Set(catalogs.map(({ language }) => language)).size;
console.log(`${catalogs.length} catalogs in ${languages} languages: ${formatSummary(diagnostics)}`);
if (diagnostics.length > 0) process.exitCode = 1;
