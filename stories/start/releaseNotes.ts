import { groupNotes } from '../../.changeset/changelog.js';
import { version } from '../../packages/ui/package.json';

const files = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The notes of the next release, as they will be in the changelog. */
export const nextRelease = groupNotes(Object.values(files).map((file) => file.split('---')[2]!));

/** Which version is shown, in Markdown. */
export const versionNote = nextRelease
  ? `> **Shows \`main\`, which is ahead of the package.** The last release is ${version}: what it does not have yet is in [Not yet released](./?path=/docs/start-changes-changelog-release-notes-version--docs).`
  : `> Shows version ${version} of the package.`;

/** Whether the next release names a component where its users have something to change. */
export const hasChanged = (name: string) =>
  nextRelease.split('\n#### Compare')[0]!.includes(`\`${name}\``);
