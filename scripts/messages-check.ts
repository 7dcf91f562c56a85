/**
 * `npm run messages:check`: are the catalogs complete, fresh and well set? Prints sentences that a
 * translator can act on and ends with status 1 if there are any. `-- --fix` mends what is
 * mechanical.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  fixCatalog,
  formatFinding,
  formatSummary,
  lintCatalogs,
  readGlossary,
  type Finding,
} from '@advisor/catalog-lint';
import { readCatalogs } from '@advisor/catalog-lint/files';
import { extractCatalogs } from './messages-extraction.js';
import { findStaleness } from './messages-staleness.js';

const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
const glossaryFile = 'site/locales/glossary.json';
const options = {
  sourceLanguage: 'en',
  glossary: readGlossary(readFileSync(glossaryFile, 'utf8'), glossaryFile),
};

let catalogs = readCatalogs('site/locales');
if (values.fix) {
  catalogs = catalogs.map((catalog) => {
    const text = fixCatalog(catalog, options);
    if (text !== catalog.text) writeFileSync(catalog.file, text);
    return { ...catalog, text };
  });
}

const findings = lintCatalogs(catalogs, options);
// A file that cannot be read would look stale in every line; first things first.
if (!findings.some(({ rule }) => rule.startsWith('po-'))) findings.push(...(await staleness()));

for (const finding of findings) console.error(formatFinding(finding));
const languages = new Set(catalogs.map(({ language }) => language)).size;
console.log(`${catalogs.length} catalogs in ${languages} languages: ${formatSummary(findings)}`);
if (findings.length > 0) process.exitCode = 1;

async function staleness(): Promise<Finding[]> {
  const extracted = await extractCatalogs(process.cwd());
  return [...extracted].flatMap(([file, text]) =>
    findStaleness({
      file,
      language: file.split('/').at(-2) ?? '',
      committed: existsSync(file) ? readFileSync(file, 'utf8') : '',
      extracted: text,
    }),
  );
}
