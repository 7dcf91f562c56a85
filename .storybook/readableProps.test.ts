import { expect, test } from 'vitest';
import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { readableProps } from './readableProps.js';

/** What the props table shows of a prop of which Storybook knows nothing but the name. */
const shown = (component: string, prop: string) => {
  const context = {
    title: `Any/${component}`,
    argTypes: { [prop]: { name: prop } },
    initialArgs: {},
  } as unknown as StoryContextForEnhancers;
  const { table, options, control } = readableProps(context)[prop]!;
  return { type: table!.type!.summary, options, control: control && Object(control).type };
};

test.each([
  ['Heading', 'level', '1 | 2 | 3 | 4', [1, 2, 3, 4], 'inline-radio'],
  [
    'Section',
    'ground',
    `'paper' | 'sunken' | 'floor'`,
    ['paper', 'sunken', 'floor'],
    'inline-radio',
  ],
  ['Text', 'size', `'lead' | 'body' | 'small'`, ['lead', 'body', 'small'], 'inline-radio'],
  ['Flag', 'name', `'gb' | 'de' | 'fr'`, ['gb', 'de', 'fr'], 'inline-radio'],
  ['TextField', 'hint', 'string', undefined, 'text'],
  ['Note', 'children', 'ReactNode', undefined, 'text'],
  ['ButtonLink', 'aria-describedby', 'string', undefined, 'text'],
  ['TableOfContents', 'entries', 'readonly TableOfContentsEntry[]', undefined, undefined],
])('%s has %s of the type %s', (component, prop, type, options, control) => {
  expect(shown(component, prop)).toEqual({ type, options, control });
});
