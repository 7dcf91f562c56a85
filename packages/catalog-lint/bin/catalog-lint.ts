#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fixCatalog } from '../src/fixCatalog.js';
import { formatFinding, formatSummary } from '../src/formatFinding.js';
import { emptyGlossary, readGlossary } from '../src/Glossary.js';
import { lintCatalogs } from '../src/lintCatalogs.js';
import { readCatalogs } from '../src/readCatalogs.js';

const usage = `catalog-lint <folder> [--source en] [--glossary file] [--fix]

Checks the PO catalogs in <folder>/{language}/{name}.po.
  --source    language of the texts in the code; default: en
  --glossary  default: <folder>/glossary.json, if it is there
  --fix       mends what is mechanical, in place`;

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** 0: nothing found; 1: findings. Throws when it is called wrongly. */
function run(): 0 | 1 {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string', default: 'en' },
      glossary: { type: 'string' },
      fix: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(usage);

  const glossaryFile = values.glossary ?? join(folder, 'glossary.json');
  const glossary =
    values.glossary || existsSync(glossaryFile)
      ? readGlossary(readFileSync(glossaryFile, 'utf8'), glossaryFile)
      : emptyGlossary;
  const options = { sourceLanguage: values.source, glossary };

  let catalogs = readCatalogs(folder);
  if (values.fix) {
    catalogs = catalogs.map((catalog) => {
      const text = fixCatalog(catalog, options);
      if (text !== catalog.text) writeFileSync(catalog.file, text);
      return { ...catalog, text };
    });
  }
  const findings = lintCatalogs(catalogs, options);
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(formatSummary(findings));
  return findings.length > 0 ? 1 : 0;
}
