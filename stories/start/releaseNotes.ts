import { sectionOf } from '../../.changeset/changelog.js';

const files = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The notes of the next release, as they will be in the changelog. */
export const nextRelease = Object.entries(files)
  .map(([path, file]) => sectionOf(/(\w+)\.md$/.exec(path)![1]!, file.split('---')[2]!))
  .join('');
