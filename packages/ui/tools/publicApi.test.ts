import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPublicApi } from './publicApi.js';
import { readApi, readChangeset, unreleasedChanges } from './unreleased.js';

const root = resolve(import.meta.dirname, '../../..');
const api = readPublicApi();

test('every change of the public API since the last release has a release note', () => {
  const released = readApi(readFileSync(resolve(root, 'packages/ui/public-api.txt'), 'utf8'));
  const changesets = readdirSync(resolve(root, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) =>
      readChangeset(`.changeset/${file}`, readFileSync(resolve(root, '.changeset', file), 'utf8')),
    );
  expect(unreleasedChanges(released, api, changesets)).toEqual([]);
});

test('every prop says what it is for', () => {
  const silent = api
    .filter(({ name }) => name.endsWith('Props'))
    .flatMap(({ name, undocumented }) => undocumented.map((member) => `${name}.${member}`));
  expect(silent).toEqual([]);
});
