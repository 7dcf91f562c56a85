/** What GitHub shows at a line of a file in a pull request. */
export function githubAnnotation(at: { file: string; line?: number | undefined }, text: string) {
  // GitHub's own escapes: a command is one line.
  const inOneLine = text.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${at.file},line=${at.line ?? 1}::${inOneLine}`;
}
