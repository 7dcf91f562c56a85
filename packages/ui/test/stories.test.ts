import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Guidance } from '../workshop/Guidance.js';
import { readApi } from '../tools/readApi.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

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

const { components, names, strict } = readApi();

test.each(components)(
  '$name shows each of its props in a story, and says what it is for',
  ({ name, props }) => {
    expect(shown.get(name), `${name} needs a file of stories, ${name}.stories.tsx`).toBeDefined();
    const hidden = props.filter((prop) => !shown.get(name)?.has(prop.name));
    const namesOf = (some: typeof props) => some.map((prop) => prop.name);
    // What every element has can't be seen.
    expect(namesOf(hidden).filter((prop) => !/^(ref|id|aria-.*)$/.test(prop))).toEqual([]);
    expect(namesOf(props.filter(({ description }) => !description))).toEqual([]);
  },
);

test('every optional prop takes undefined, so that a condition can leave it out', () => {
  expect(strict).toEqual([]);
});

/** Elements and attributes of HTML, values, and entries that guidance may name besides the package's API. */
const otherNames =
  /^(<\w+>|role=\w+|aria-[\w-]+|type=".+"|main|maxlength|language|@advisor\/ui.*|key|figures\.ts|#|alt)$/;

describe.each(files)('%s', (_, { default: meta, ...stories }) => {
  test('has one status at most', () => {
    expect([undefined, ['new', '!stable'], ['deprecated', '!stable']]).toContainEqual(meta.tags);
  });

  test('names in backticks what there is', () => {
    const { guidance } = meta.parameters!;
    const named = JSON.stringify(guidance).matchAll(/`([^`]+)`/g);
    const parts = Object.keys(guidance?.anatomy ?? {}).flatMap((part) => part.split('.'));
    const unknown = [...parts, ...[...named].map(([, name]) => name!)].filter(
      (name) => !otherNames.test(name) && !names.has(name),
    );
    expect(unknown).toEqual([]);
  });

  test('has a Default, which renders on a server', () => {
    expect(stories).toHaveProperty('Default');
    const args = { ...meta.args, ...stories['Default']?.args };
    const html = renderToStaticMarkup(createElement(meta.component, args));
    // A strict Content-Security-Policy allows a style attribute by its hash only.
    for (const [, style] of html.matchAll(/ style="([^"]*)"/g))
      expect(readme).toContain(createHash('sha256').update(style!).digest('base64'));
  });
});
