import { expect, test } from 'vitest';
import { readApi, readChangeset, unreleasedChanges, writeApi } from './unreleased.js';

const button = { name: 'Button', declaration: 'function Button(): Element;' };
const changed = { ...button, declaration: 'function Button({ tone }): Element;' };
const note = (bump: string, text: string) =>
  readChangeset('.changeset/calm-door.md', `---\n'@advisor/ui': ${bump}\n---\n\n${text}\n`);

test('an API that has not changed needs no release note', () => {
  expect(unreleasedChanges([button], [button], [])).toEqual([]);
});

test('a changed export without a note is named with what to do', () => {
  expect(unreleasedChanges([button], [changed], [])).toEqual([
    'Button has changed, and no release note says so. Run “npx changeset”, choose @advisor/ui, and write what changed with the name Button in it, and what a user has to do.',
  ]);
});

test('a new and a lost export need a note each', () => {
  const stack = { name: 'Stack', declaration: 'function Stack(): Element;' };
  expect(unreleasedChanges([button], [stack], []).map((line) => line.split(',')[0])).toEqual([
    'Button is gone',
    'Stack is new',
  ]);
});

test('a note about another export does not do', () => {
  expect(
    unreleasedChanges([button], [changed], [note('minor', '`ButtonLink` is blue.')]),
  ).toHaveLength(1);
});

test('a note of a patch does not do', () => {
  expect(unreleasedChanges([button], [changed], [note('patch', '`Button` has a tone.')])).toEqual([
    'Button has changed, but .changeset/calm-door.md is a patch. A change of the public API is at least “minor”: correct it in that file’s first lines.',
  ]);
});

test('a note about another package does not do', () => {
  const other = readChangeset('x.md', "---\n'other': minor\n---\n\n`Button` has a tone.\n");
  expect(unreleasedChanges([button], [changed], [other])).toHaveLength(1);
});

test('a minor note that names the export does', () => {
  expect(unreleasedChanges([button], [changed], [note('minor', '`Button` has a tone.')])).toEqual(
    [],
  );
});

test('the written API reads back as it was', () => {
  const api = [button, { name: 'toast: Toast', declaration: 'interface A {\n    b: string;\n}' }];
  expect(readApi(writeApi(api))).toEqual(api);
});
