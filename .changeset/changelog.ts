/** Notes as a list below their subject, which is the name of their file. */
export function sectionOf(subject: string, notes: string): string {
  const items = notes.trim().split('\n\n');
  const heading = subject[0]!.toUpperCase() + subject.slice(1);
  return `\n#### ${heading}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
}

/** How Changesets writes the changelog. */
export default {
  getReleaseLine: async ({ id, summary }: { id: string; summary: string }) =>
    sectionOf(id, summary),
  getDependencyReleaseLine: async () => '',
};
