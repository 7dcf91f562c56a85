import { version } from '../packages/ui/package.json';

const files = import.meta.glob<string>(['../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The notes that wait for the next release, in Markdown: each file below its name. */
export const waitingNotes = Object.entries(files)
  .map(([path, file]) => {
    const [, first, rest] = /(\w)([\w-]*)\.md$/.exec(path)!;
    return `### ${first!.toUpperCase()}${rest}\n${file.split('---\n')[2]}`;
  })
  .join('\n');

/** The version that this Storybook shows. */
export const shownVersion = waitingNotes ? `${version} and later changes` : version;
