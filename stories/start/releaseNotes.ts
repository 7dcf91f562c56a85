import { sectionOf } from '../../.changeset/changelog.js';

const files = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The notes of the next release, as they will be in the changelog. */
export const nextRelease = Object.entries(files)
  .map(([path, file]) => ({
    subject: /([\w-]+)\.md$/.exec(path)![1]!,
    notes: file.split('---')[2]!.trim(),
  }))
  // A changeset for what no user notices is empty.
  .filter(({ notes }) => notes)
  .map(({ subject, notes }) => sectionOf(subject, notes))
  .join('');
