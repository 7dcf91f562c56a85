import type { Finding } from './Finding.js';

/**
 * Two lines for a terminal: place, message and problem; then the fix.
 * No-break spaces look like ordinary ones, so they are printed as ⍽ and, if narrow, as ⸱.
 */
export function formatFinding(finding: Finding): string {
  const { file, line, id, context, rule, wrong, right } = finding;
  const short = id.length > 60 ? `${id.slice(0, 60).trimEnd()}…` : id;
  const message = id ? ` “${short}”${context ? ` (${context})` : ''}:` : '';
  return [`${file}:${line}${message} ${wrong} [${rule}]`, `    Right: ${right}`]
    .map(visible)
    .join('\n');
}

/** The last line of a report: `3 findings in 2 files. --fix corrects 2 of them.` */
export function formatSummary(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing to correct.';
  const files = new Set(findings.map(({ file }) => file)).size;
  const fixable = findings.filter((finding) => finding.fixable).length;
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  const fix = fixable > 0 ? ` --fix corrects ${fixable} of them.` : '';
  return `${count(findings.length, 'finding')} in ${count(files, 'file')}.${fix}`;
}

function visible(text: string): string {
  return text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⸱').replaceAll('\n', '\\n');
}
