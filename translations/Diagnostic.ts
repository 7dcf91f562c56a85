import { inGerman, type Rule } from './inGerman.js';

/** A problem in a catalog, worded for translators. */
export type Diagnostic = {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Source text of the message; empty when the problem is in the file itself. */
  id: string;
  context?: string | undefined;
  rule: Rule;
  wrong: string;
  /** What to do: a sentence, or the corrected text. */
  right: string;
};

/** The words around a match, in quotation marks, so that a translator finds the place. */
export function excerpt(text: string, start: number, length: number): string {
  const end = start + length;
  const from = start <= 24 ? 0 : text.lastIndexOf(' ', start - 12) + 1;
  const space = text.indexOf(' ', end + 12);
  const to = text.length - end <= 24 || space === -1 ? text.length : space;
  return `“${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}”`;
}

/**
 * Three lines for a terminal: place, message and problem; what to do; then both in German.
 * No-break spaces look like ordinary ones: where something is wrong they are printed as ⍽ and, if
 * narrow, as ⸱; what is right has the spaces themselves, to be copied.
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, id, context, rule } = diagnostic;
  const short = id.length > 60 ? `${id.slice(0, 60).trimEnd()}…` : id;
  const message = id ? ` “${short}”${context ? ` (${context})` : ''}:` : '';
  const [wrong, ...others] = sentences(diagnostic);
  return [`${visible(`${file}:${line}${message}`)} ${wrong} [${rule}]`, ...others].join('\n    ');
}

const visible = (text: string) =>
  text.replaceAll('\u00a0', '⍽').replaceAll('\u202f', '⸱').replaceAll('\n', '\\n');

function sentences({ rule, wrong, right }: Diagnostic): string[] {
  // Nobody can type these spaces everywhere.
  const copy = /[\u00a0\u202f]/.test(right)
    ? ' Copy it from here: it has the real no-break spaces.'
    : '';
  return [
    visible(wrong),
    `Right: ${right.replaceAll('\n', '\\n')}${copy}`,
    `Deutsch: ${inGerman[rule]}`,
  ];
}

/** What GitHub shows at the line of a file in a pull request: the same three sentences. */
export function annotation(diagnostic: Diagnostic): string {
  const text = sentences(diagnostic).join('\n\n');
  // GitHub’s own escapes: a command is one line.
  return `::error file=${diagnostic.file},line=${diagnostic.line}::${text.replaceAll('%', '%25').replaceAll('\n', '%0A')}`;
}
