import changelog from '../../packages/ui/CHANGELOG.md?raw';
import { version } from '../../packages/ui/package.json';

const files = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const notes = Object.values(files)
  .filter((file) => file.startsWith('---'))
  .map((file) => `- ${file.split('---')[2]!.trim().replaceAll('\n', '\n  ')}`)
  .toSorted();

const taskOf = (note: string) =>
  /(Nothing to do|Compare your pictures)\.$/.exec(note)?.[1] ?? 'What you have to do';

/** Notes of the next release, by kind. */
export const unreleased = ['What you have to do', 'Compare your pictures', 'Nothing to do']
  .map((task) => ({ task, lines: notes.filter((note) => taskOf(note) === task) }))
  .filter(({ lines }) => lines.length > 0)
  .map(({ task, lines }) => `### ${task}\n\n${lines.join('\n')}`)
  .join('\n\n');

/** The version that this Storybook shows. */
export const shown =
  notes.length > 0
    ? `Version ${version}, and ${notes.length} changes that are not yet released`
    : `Version ${version}`;

const [, ...versions] = changelog.split(/^(?=## )/m);

/** The two latest releases, as written. */
export const latest = versions.slice(0, 2);

/** The releases before them. Without headings, which the table of contents would list. */
export const earlier = versions.slice(2).map((text) => ({
  version: /^## (.+)/.exec(text)![1]!,
  notes: text.replace(/^## .+/, '').replaceAll(/^### (.+)/gm, '**$1**'),
}));
