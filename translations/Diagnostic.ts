/** A problem in a catalog, worded for translators. */
export type Diagnostic = {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Source text of the message; empty when the problem is in the file itself. */
  id: string;
  context?: string | undefined;
  wrong: string;
  /** What to do. */
  right: string;
};

/** The words around a match, in quotation marks, so that a translator finds the place. */
export function excerpt(text: string, start: number, length: number): string {
  const end = start + length;
  const from = start <= 24 ? 0 : text.lastIndexOf(' ', start - 12) + 1;
  const space = text.indexOf(' ', end + 12);
  const to = text.length - end <= 24 || space === -1 ? text.length : space;
  const words = text.slice(from, to).replaceAll('\uFFFC', '{…}');
  return `“${from > 0 ? '… ' : ''}${words}${to < text.length ? ' …' : ''}”`;
}

/** Two lines for a terminal: place, message and problem; what to do. */
export function formatDiagnostic({ file, line, id, context, wrong, right }: Diagnostic): string {
  const short = id.length > 60 ? `${id.slice(0, 60).trimEnd()}…` : id;
  const message = id ? ` “${short}”${context ? ` (${context})` : ''}:` : '';
  return `${file}:${line}${message} ${wrong}\n    ${right}`;
}

/** What GitHub shows at the line of a file in a pull request. */
export function annotation({ file, line, wrong, right }: Diagnostic): string {
  // GitHub’s own escapes: a command is one line.
  const text = `${wrong}\n\n${right}`.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${file},line=${line}::${text}`;
}

/** The language's name in English, as the sentences use it: `German` for `de`. */
export const languageName = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
