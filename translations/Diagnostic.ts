/** A problem in a catalog, worded for translators. */
export type Diagnostic = {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Source text of the message; empty if the problem is in the file itself. */
  id: string;
  context?: string | undefined;
  problem: string;
  fix: string;
};

/** Two lines for a terminal: place, message and problem; what to do. */
export function formatDiagnostic({ file, line, id, context, problem, fix }: Diagnostic): string {
  const short = id.length > 60 ? `${id.slice(0, 60).trimEnd()}…` : id;
  const message = id ? ` “${short}”${context ? ` (${context})` : ''}:` : '';
  return `${file}:${line}${message} ${problem}\n    ${fix}`;
}

/** The language's name in English, as the sentences use it: `German` for `de`. */
export const languageName = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
