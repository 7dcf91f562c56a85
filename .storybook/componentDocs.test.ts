import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import * as blocks from '../packages/ui/src/blocks/index.js';
import * as toast from '../packages/ui/src/components/Toast/Toast.js';
import * as components from '../packages/ui/src/index.js';
import { namesOf, otherNamesOf, type Guidance } from '../packages/ui/src/storyMeta.js';
import { readApi } from './readApi.js';

const root = resolve(import.meta.dirname, '../packages/ui');
const listPath = resolve(root, 'docs/components.md');
const list = readFileSync(listPath, 'utf8');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');

type Args = Record<string, unknown>;
type Meta = {
  id: string;
  title: string;
  component: ComponentType;
  subcomponents?: Record<string, ComponentType>;
  args?: Args;
  parameters?: { guidance?: Guidance };
};
type StoryFile = { default: Meta } & Record<string, { args?: Args }>;

const files = Object.entries(
  import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true }),
);

const exported = Object.keys({ ...components, ...blocks, ...toast }).filter((name) =>
  /^[A-Z]/.test(name),
);

const api = readApi();

test('the titles of the stories name each exported component once', () => {
  const named = files.flatMap(([, { default: meta }]) => namesOf(meta.title));
  expect(named.toSorted()).toEqual(exported.toSorted());
});

test('the props of every component are read; these drawings have none', () => {
  const read = api.filter(({ props }) => props.length > 0).map(({ name }) => name);
  const drawings = ['DoorLight', 'SeatingPlan', 'RedactedText'];
  expect(exported.filter((name) => !read.includes(name))).toEqual(drawings);
});

test('a default is read from the docstring', () => {
  const { props } = api.find(({ name }) => name === 'Button')!;
  expect(props.find(({ name }) => name === 'tone')).toHaveProperty('defaultValue', "'filled'");
});

/** Without those of `ElementProps`. */
const propsOf = (component: string) =>
  api
    .find(({ name }) => name === component)
    ?.props.filter(({ name }) => !/^(ref|id|aria-.*)$/.test(name))
    // The compiler’s order depends on what it has read before.
    .toSorted((a, b) => +b.isRequired - +a.isRequired || (a.name < b.name ? -1 : 1))
    .map(({ name, isRequired }) => `\`${name}${isRequired ? '' : '?'}\``)
    .join(', ');

/** `vitest -u` writes the tables into docs/components.md. */
test('the package’s documentation lists every component, with what it is for, its props and what others call it', async () => {
  const row = ([, { default: meta }]: (typeof files)[0]) => {
    const names = namesOf(meta.title);
    const props = names.map(propsOf).filter(Boolean).join('; ');
    return `| ${names.map((name) => `\`${name}\``).join(', ')} | ${meta.parameters!.guidance!.for} | ${props} | ${otherNamesOf(meta.title)} |`;
  };
  const table = (folder: string) =>
    [
      '| component | what for | props | also called |',
      '|-|-|-|-|',
      ...files
        .filter(([file]) => file.includes(folder))
        .map(row)
        .toSorted((a, b) => a.localeCompare(b)),
    ].join('\n');
  const written = list
    .replace(/(?<=## Components\n\n)\|[^]*?(?=\n\n)/, table('/components/'))
    .replace(/(?<=## Blocks\n\n.+\n\n)\|[^]*?(?=\n\n)/, table('/blocks/'));
  const formatted = await format(written, {
    ...(await resolveConfig(listPath)),
    filepath: listPath,
  });
  await expect(formatted).toMatchFileSnapshot(listPath);
});

describe.each(files)('%s', (_, { default: meta, ...stories }) => {
  test('is found by its parts and by what others call it, and at the address of its name', () => {
    expect(namesOf(meta.title).slice(1)).toEqual(Object.keys(meta.subcomponents ?? {}));
    expect(otherNamesOf(meta.title)).toMatch(/^\w.*\w$/);
    expect(meta.id).toBe(/^[^ ,]+/.exec(meta.title)![0].replace('/', '-').toLowerCase());
  });

  test('begins with a Default, which renders on a server', () => {
    // Documentation shows the first story as the example.
    expect(Object.keys(stories)[0]).toBe('Default');
    const args = { ...meta.args, ...stories['Default']?.args };
    const html = renderToStaticMarkup(createElement(meta.component, args));
    // A strict Content-Security-Policy allows style attributes only by hash.
    for (const [, style] of html.matchAll(/ style="([^"]*)"/g))
      expect(readme).toContain(createHash('sha256').update(style!).digest('base64'));
  });
});
