/** A problem in a catalog, worded for translators. */
export type Diagnostic = {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Source text of the message; empty when the problem is in the file itself. */
  id: string;
  context?: string | undefined;
  /** Name of the rule, as in `french-spaces`. */
  rule: string;
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
 * Two lines for a terminal: place, message and problem; then what to do.
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
