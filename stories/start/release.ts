import changelog from '../../packages/ui/CHANGELOG.md?raw';
import { version } from '../../packages/ui/package.json';

const files = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const notes = Object.values(files)
  .filter((file) => file.startsWith('---'))
  .flatMap((file) => file.split('---')[2]!.trim().split('\n\n'))
  .toSorted();

const taskOf = (note: string) =>
  /(Nothing to do|Compare your pictures)\.$/.exec(note)?.[1] ?? 'What you have to do';

/** A row of a table: the components in bold at the beginning, and what has changed. */
const rowOf = (note: string) => {
  const [, what, change] = /^(\*\*.+?\*\*(?:, \*\*.+?\*\*)*):? ([^]*)/.exec(note) ?? ['', '', note];
  return `| ${what} | ${change!.replaceAll(/\s+/g, ' ')} |`;
};

/** Notes of the next release, by kind. */
export const unreleased = ['What you have to do', 'Compare your pictures', 'Nothing to do']
  .map((task) => ({ task, lines: notes.filter((note) => taskOf(note) === task) }))
  .filter(({ lines }) => lines.length > 0)
  .map(({ task, lines }) =>
    [`### ${task}\n`, '| What | Change |', '| --- | --- |', ...lines.map(rowOf)].join('\n'),
  )
  .join('\n\n');

/** The version that this Storybook shows. */
export const shown =
  notes.length > 0
    ? `Version ${version}, and ${notes.length} changes that are not yet released`
    : `Version ${version}`;

/** The latest release, as written. */
export const latest = changelog.split(/^(?=## )/m)[1]!;
