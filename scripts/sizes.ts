import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { securityHeaders } from '@advisor/contact';
import { answerSize, compressedSize } from '../site/build/transferSize.js';
import { overBudget, pageSizes, type PageSizes } from './sizes-budget.js';

/**
 * `npm run sizes` weighs the built site against its budgets, and names each page that is over one
 * with what has grown since the last accepted weights. `npm run sizes -- --accept` accepts today's.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}site/dist`;
const acceptedFile = `${root}scripts/sizes.json`;

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

function weigh(): Record<string, PageSizes> {
  const weights = new Map<string, number>();
  const weightOf = (path: string) => {
    if (!weights.has(path)) weights.set(path, compressedSize(readFileSync(dist + path)));
    return weights.get(path)!;
  };
  const headers = securityHeaders({
    scriptHashes: Array.from({ length: 3 }, () => 'x'.repeat(44)),
    styleHashes: ['x'.repeat(44)],
  });
  return Object.fromEntries(
    htmlFiles(dist).map((file) => {
      const html = readFileSync(`${dist}/${file}`, 'utf8');
      return [file, pageSizes(html, answerSize(html, headers), weightOf)];
    }),
  );
}

function main(): void {
  if (!existsSync(`${dist}/index.html`)) {
    console.error('There is nothing to weigh in site/dist. Run npm run build first.');
    process.exitCode = 1;
    return;
  }
  const sizes = weigh();
  if (process.argv.includes('--accept')) {
    writeFileSync(acceptedFile, `${JSON.stringify(sizes, null, 2)}\n`);
    console.log(`${Object.keys(sizes).length} pages weighed and accepted.`);
    return;
  }
  const accepted = existsSync(acceptedFile)
    ? (JSON.parse(readFileSync(acceptedFile, 'utf8')) as Record<string, PageSizes>)
    : {};
  const complaints = Object.entries(sizes).flatMap(([file, page]) =>
    overBudget(file, page, accepted[file]),
  );
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
  else console.log(`${Object.keys(sizes).length} pages are within their budgets.`);
}

main();
