const order = ['Rename', 'Change', 'Compare your pictures', 'Nothing to do'];

/** The bullets of all notes by group; what has no group is a change. */
export function groupNotes(notes: readonly string[]): string {
  const groups = new Map(order.map((group) => [group, '']));
  for (const note of notes) {
    const parts = ['Change', ...note.split(/^\*\*(.+)\*\*$/m)];
    for (let at = 0; at < parts.length; at += 2) {
      const [group, bullets] = [parts[at]!, parts[at + 1]!.trim()];
      if (bullets) groups.set(group, `${groups.get(group) ?? ''}${bullets}\n`);
    }
  }
  return [...groups]
    .filter(([, bullets]) => bullets)
    .map(([group, bullets]) => `\n#### ${group}\n\n${bullets}`)
    .join('');
}

/** How Changesets writes the changelog: it asks for a text of each note, so the first has all. */
export default {
  async getReleaseLine({ id }: { id: string }) {
    // Storybook bundles this file, too.
    const { readdirSync, readFileSync } = await import('node:fs');
    const notes = readdirSync(import.meta.dirname)
      .filter((file) => /^[^A-Z].*\.md$/.test(file))
      .toSorted()
      .map((file) => ({
        file,
        text: readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
          .split('---')[2]!
          .trim(),
      }))
      .filter(({ text }) => text);
    return notes[0]!.file === `${id}.md` ? groupNotes(notes.map(({ text }) => text)) : '';
  },
  getDependencyReleaseLine: async () => '',
};
