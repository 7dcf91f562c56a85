import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Guidance } from '../src/Guidance.js';

type Args = Record<string, unknown>;
type Story = { args?: Args; render?: (args: Args, context: object) => ReactNode };
type Meta = Story & {
  title: string;
  component: ComponentType;
  tags?: readonly string[];
  parameters?: { guidance?: Guidance };
};
type StoryFile = { default: Meta } & Record<string, Story>;

const files = Object.entries(
  import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }),
);

const sources = import.meta.glob<string>(['../src/**/*.tsx', '!**/*.stories.tsx', '!**/*.test*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By the name of a component, the props that some story gives it. */
const shown = new Map<string, Set<string>>();

function show(component: unknown, props: Args): void {
  const { name } = component as { name?: string };
  if (!name) return;
  const known = shown.get(name) ?? new Set();
  shown.set(name, known);
  for (const [prop, value] of Object.entries(props)) if (value !== undefined) known.add(prop);
}

/** Finds all elements in a story's args or output, at any depth. */
function visit(value: unknown): void {
  if (Array.isArray(value)) value.forEach(visit);
  else if (isValidElement<Args>(value)) {
    show(value.type, value.props);
    visit(value.props);
  } else if (value && Object.getPrototypeOf(value) === Object.prototype) {
    Object.values(value).forEach(visit);
  }
}

for (const [, { default: meta, ...stories }] of files) {
  for (const story of Object.values(stories)) {
    const args = { ...meta.args, ...story.args };
    const render = story.render ?? meta.render;
    visit(args);
    if (!render) show(meta.component, args);
    // Rendered as a component, because it may have hooks; `{...args}` arrives as props.
    else
      renderToStaticMarkup(createElement(() => (visit(render(args, { args, globals: {} })), null)));
  }
}

const report = ['ui', 'toast']
  .map((entry) => readFileSync(resolve(import.meta.dirname, `../api/${entry}.api.md`), 'utf8'))
  .join('\n');
const components = [...report.matchAll(/^export function ([A-Z]\w+)\(.*JSX\.Element/gm)].map(
  ([, name]) => name!,
);

test.each(components)('%s shows each of its props in a story', (component) => {
  const props =
    new RegExp(`^export type ${component}Props = [^]*?^\\}`, 'm').exec(report)?.[0] ?? '';
  // A member of the type `never` is one that a pairing of props forbids; a ref has no visible effect.
  const visible = [...props.matchAll(/^ {4}(?:readonly )?'?([\w-]+)'?\??: (?!never;)/gm)]
    .map(([, prop]) => prop!)
    .filter((prop) => prop !== 'ref');
  expect(shown.get(component), 'has stories').toBeDefined();
  expect(visible.filter((prop) => !shown.get(component)?.has(prop))).toEqual([]);
});

test.each(Object.entries(sources))('each prop in %s says what it is for', (_, code) => {
  const types = [...code.matchAll(/^export type (\w*Props)\b[^]*?^\}/gm)]
    .filter(([, name]) => report.includes(`export type ${name} =`))
    .map(([type]) => type);
  const silent = types.flatMap((type) =>
    [...type.matchAll(/(?<!\*\/\n)^ {2}(?:readonly )?'?([\w-]+)'?\??: (?!never;)/gm)].map(
      ([, prop]) => prop,
    ),
  );
  expect(silent).toEqual([]);
});

/** Elements and attributes of HTML, values, and entries that guidance may name besides the package's API. */
const otherNames =
  /^(<\w+>|role=\w+|aria-[\w-]+|type=".+"|main|maxlength|language|@advisor\/ui.*|key|figures\.ts|#|alt)$/;

describe.each(files)('%s', (_, { default: meta, ...stories }) => {
  test('says what it is for, and one status at most', () => {
    expect(meta.parameters?.guidance).toMatchObject({ for: expect.any(String) });
    expect([undefined, ['new', '!stable'], ['deprecated', '!stable']]).toContainEqual(meta.tags);
  });

  test('names in backticks what there is', () => {
    const { guidance } = meta.parameters!;
    const named = JSON.stringify(guidance).matchAll(/`([^`]+)`/g);
    const parts = Object.keys(guidance?.anatomy ?? {}).flatMap((part) => part.split('.'));
    const unknown = [...parts, ...[...named].map(([, name]) => name!)].filter(
      (name) => !otherNames.test(name) && !new RegExp(`\\b${name}\\b`).test(report),
    );
    expect(unknown).toEqual([]);
  });

  test('has a Default, which renders on a server', () => {
    expect(stories).toHaveProperty('Default');
    const args = { ...meta.args, ...stories['Default']?.args };
    expect(() => renderToStaticMarkup(createElement(meta.component, args))).not.toThrow();
  });
});
