const files = Object.values(
  import.meta.glob<string>('../../.changeset/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const notes = files
  .filter((file) => file.startsWith('---'))
  .flatMap((file) => file.split('---')[2]!.trim().split('\n\n'))
  .toSorted();

/** A note says whether it is about something new, and ends with what its reader has to do. */
function headingOf(note: string): string {
  if (/^\*\*`\w+`\*\*, new:/.test(note)) return 'New: nothing to do';
  if (note.endsWith('Compare your pictures.')) return 'Looks: compare your pictures';
  if (note.endsWith('Nothing to do.')) return 'Fixed: nothing to do';
  return 'What you have to do';
}

/** The notes of the next release, below the headings of the changelog. */
export const nextRelease = [
  'What you have to do',
  'New: nothing to do',
  'Looks: compare your pictures',
  'Fixed: nothing to do',
]
  .map((heading) => {
    const found = notes.filter((note) => headingOf(note) === heading);
    return found.length > 0 && `### ${heading}\n\n${found.map((note) => `- ${note}`).join('\n')}`;
  })
  .filter(Boolean)
  .join('\n\n');
