/**
 * `npm run messages:check`: are the catalogs complete, up to date and well set? Prints findings that a
 * translator can act on and exits with status 1 if there are any. `-- --fix` fixes the mechanical
 * ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { extractCatalogs } from './extraction.js';
import { formatFinding, formatSummary } from './formatFinding.js';
import { readGlossary } from './Glossary.js';
import { fixCatalog, lintCatalogs } from './lintCatalogs.js';
import { readCatalogs } from './readCatalogs.js';
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

const findings = lintCatalogs(catalogs, glossary);
// An unreadable file would look stale in every line, so report that first.
if (!findings.some(({ rule }) => rule.startsWith('po-') || rule === 'layout')) {
  const states = [...(await extractCatalogs(process.cwd()))].map(([file, extracted]) => ({
    file,
    committed: existsSync(file) ? readFileSync(file, 'utf8') : '',
    extracted,
  }));
  findings.push(...findStaleness(states));
}

for (const finding of findings) console.error(formatFinding(finding));
const languages = new Set(catalogs.map(({ language }) => language)).size;
console.log(`${catalogs.length} catalogs in ${languages} languages: ${formatSummary(findings)}`);
if (findings.length > 0) process.exitCode = 1;
