import type { PoEntry } from './po.js';

/** Replaces the characters from `start` up to `end` of a text. */
export type Edit = { start: number; end: number; replacement: string };

/** A problem in a catalog, worded for translators. */
export type Diagnostic = {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Source text of the message; empty when the problem is in the file itself. */
  id: string;
  context?: string;
  /** Name of the rule, as in `french-spaces`. */
  rule: string;
  /** `structure` breaks the page or the build; `translation` is missing, stale or other than the source. */
  group: 'structure' | 'translation' | 'typography' | 'tone';
  wrong: string;
  /** The fix: a sentence, or the corrected text. */
  right: string;
  /** Edits that correct the translation, where `--fix` can. */
  edits?: readonly Edit[];
};

/** A diagnostic about a message, at its line. */
export function diagnosticOf(
  file: string,
  { line, id, context }: PoEntry,
  about: Omit<Diagnostic, 'file' | 'line' | 'id' | 'context'>,
): Diagnostic {
  return { file, line, id, ...(context && { context }), ...about };
}

/** What a rule finds in a message; the linter adds file, line, message and rule. */
export type RuleResult = Pick<Diagnostic, 'wrong' | 'right' | 'edits'>;

/**
 * Two lines for a terminal: place, message and problem; then the fix.
 * No-break spaces look like ordinary ones, so they are printed as ⍽ and, if narrow, as ⸱.
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, id, context, rule, wrong, right } = diagnostic;
  const short = id.length > 60 ? `${id.slice(0, 60).trimEnd()}…` : id;
  const message = id ? ` “${short}”${context ? ` (${context})` : ''}:` : '';
  const visible = (text: string) =>
    text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⸱').replaceAll('\n', '\\n');
  return `${visible(`${file}:${line}${message} ${wrong}`)} [${rule}]\n    Right: ${visible(right)}`;
}

/** A file with more untranslated messages than this is one entry of the report. */
const fewMissing = 5;

/** A report's entries; many missing translations of a file are one sentence with their number. */
export function formatAll(diagnostics: readonly Diagnostic[]): string[] {
  const missing = diagnostics.filter(({ rule }) => rule === 'missing-translation');
  return diagnostics.flatMap((one) => {
    const same = missing.includes(one) ? missing.filter(({ file }) => file === one.file) : [];
    if (same.length <= fewMissing) return formatDiagnostic(one);
    const wrong = `${one.wrong} ${same.length - 1} more messages of this file have none either.`;
    return same[0] === one ? formatDiagnostic({ ...one, wrong }) : [];
  });
}

/** The last line of a report: `3 findings in 2 files. --fix corrects 2 of them.` */
export function formatSummary(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return 'Nothing to correct.';
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const fixable = diagnostics.filter(({ edits }) => edits).length;
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  const fix = fixable > 0 ? ` --fix corrects ${fixable} of them.` : '';
  return `${count(diagnostics.length, 'finding')} in ${count(files, 'file')}.${fix}`;
}
