/** Notes below their subject, which is the name of their file. */
export function sectionOf(subject: string, notes: string): string {
  const heading = subject[0]!.toUpperCase() + subject.slice(1);
  return `\n#### ${heading}\n\n${notes.trim()}\n`;
}

/** How Changesets writes the changelog. */
export default {
  getReleaseLine: async ({ id, summary }: { id: string; summary: string }) =>
    sectionOf(id, summary),
  getDependencyReleaseLine: async () => '',
};
