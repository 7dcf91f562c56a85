import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPublicApi } from './publicApi.js';

const source = resolve(import.meta.dirname, '../src');
const files = globSync('components/**/*.stories.tsx', { cwd: source }).map((file) => ({
  file,
  text: readFileSync(resolve(source, file), 'utf8'),
}));

const api = readPublicApi();
const components = api
  .filter(({ declaration }) => /^function [A-Z].*JSX\.Element/s.test(declaration))
  .map(({ name }) => name.split(': ').at(-1)!);

describe.each(components)('%s', (component) => {
  const own = files.filter(({ text }) => new RegExp(`\\b${component}\\b`).test(text));

  test('has stories', () => {
    expect(own.map(({ file }) => file)).not.toEqual([]);
  });

  test('shows each of its props in a story', () => {
    const props = api.find(({ name }) => name.split(': ').at(-1) === `${component}Props`);
    const text = own.map((story) => story.text).join('\n');
    const missing = props?.members.filter(
      (member) => !new RegExp(`\\b${member}\\b\\s*[:=,}/>\\s]`).test(text) && member !== 'children',
    );
    expect(missing ?? []).toEqual([]);
  });
});

// A file of behaviours stands beside the one that shows the component.
const metas = files.filter(({ file }) => !file.includes('.behaviour.'));

test.each(metas)('$file says what it is for, and how finished it is', ({ text }) => {
  expect(text.includes('guidance: {'), 'has parameters.guidance').toBe(true);
  expect(/tags: \[[^\]]*'(stable|new|deprecated)'/.test(text), 'has a status tag').toBe(true);
});

test.each(metas)('$file has a Default and a Playground', ({ text }) => {
  const names = [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['Default', 'Playground']));
});
