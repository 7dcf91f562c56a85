import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Guidance } from '../src/Guidance.js';
import { readPublicApi } from '../tools/publicApi.js';

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

const api = readPublicApi();
const components = api
  .filter(({ declaration }) => /^function [A-Z].*JSX\.Element/s.test(declaration))
  .map(({ name }) => name.split(': ').at(-1)!);

test.each(components)('%s shows each of its props in a story', (component) => {
  const props = api.find(({ name }) => name.split(': ').at(-1) === `${component}Props`);
  expect(shown.get(component), 'has stories').toBeDefined();
  // A ref has no visible effect.
  const visible = props?.members.filter((prop) => prop !== 'ref') ?? [];
  expect(visible.filter((prop) => !shown.get(component)?.has(prop))).toEqual([]);
});

describe.each(files)('%s', (_, { default: meta, ...stories }) => {
  test('says what it is for, and one status at most', () => {
    expect(meta.parameters?.guidance).toMatchObject({ for: expect.any(String) });
    expect([undefined, ['new', '!stable'], ['deprecated', '!stable']]).toContainEqual(meta.tags);
  });

  test('has a Default, which renders on a server', () => {
    expect(stories).toHaveProperty('Default');
    const args = { ...meta.args, ...stories['Default']?.args };
    expect(() => renderToStaticMarkup(createElement(meta.component, args))).not.toThrow();
  });
});
