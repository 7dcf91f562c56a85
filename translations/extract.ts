/**
 * `npm run messages:extract`: brings the catalogs up to date with the code. New messages come in,
 * unused ones go, and an edited sentence keeps its translations, marked as fuzzy.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatDiagnostic } from './Diagnostic.js';
import { extractCatalogs } from './extraction.js';
import { lintCatalogs } from './lintCatalogs.js';
import { readCatalogs } from './readCatalogs.js';

// Lingui skips what it can't parse and writes back only the rest, which would lose translations.
const broken = lintCatalogs(readCatalogs()).filter(({ rule }) => rule.startsWith('po-'));
if (broken.length > 0) {
  for (const diagnostic of broken) console.error(formatDiagnostic(diagnostic));
  console.error('Nothing was written: correct these files first.');
  process.exit(1);
}

let written = 0;
for (const [file, text] of await extractCatalogs(process.cwd())) {
  if (text === null) {
    rmSync(file);
    console.log(`${file}: deleted, no page uses it any more`);
    written += 1;
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${file}: written`);
    written += 1;
  }
}
console.log(written === 0 ? 'The catalogs were up to date.' : 'Now run npm run messages:check.');
