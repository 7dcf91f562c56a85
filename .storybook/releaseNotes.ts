import { version } from '../packages/ui/package.json';

const files = import.meta.glob<string>(['../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The notes that wait for the next release, in Markdown. */
export const waitingNotes = Object.values(files)
  .map((file) => file.split('---')[2]!)
  .join('');

/** The version that this Storybook shows. */
export const shownVersion = waitingNotes ? `${version} and later changes` : version;
