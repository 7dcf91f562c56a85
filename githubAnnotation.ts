/** The workflow command that makes GitHub show a text at a line of a file in a pull request. */
export function githubAnnotation(at: { file: string; line?: number | undefined }, text: string) {
  // A command is one line: GitHub defines these escapes.
  const inOneLine = text.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${at.file},line=${at.line ?? 1}::${inOneLine}`;
}
