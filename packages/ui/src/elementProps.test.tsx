import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Actions } from './components/Stack/Actions.js';
import { BackLink } from './components/BackLink/BackLink.js';
import { Button } from './components/Button/Button.js';
import { ButtonLink } from './components/Button/ButtonLink.js';
import { Heading } from './components/Heading/Heading.js';
import { Note } from './components/Note/Note.js';
import { Panel } from './components/Panel/Panel.js';
import { Stack } from './components/Stack/Stack.js';
import { Text } from './components/Text/Text.js';
import { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.js';

type Rendered = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

const given = {
  ref: () => {},
  id: 'one',
  'aria-describedby': 'other',
  'data-testid': 'this',
};

const uses: [string, (props: typeof given) => Rendered][] = [
  ['Actions', (props) => Actions({ children: 'A', ...props })],
  ['BackLink', (props) => BackLink({ href: '#', children: 'A', ...props })],
  ['Button', (props) => Button({ children: 'A', ...props })],
  ['ButtonLink', (props) => ButtonLink({ href: '#', children: 'A', ...props })],
  ['Heading', (props) => Heading({ level: 2, children: 'A', ...props })],
  ['Note', (props) => Note({ children: 'A', ...props })],
  ['Panel', (props) => Panel({ title: 'A', children: 'A', ...props })],
  ['Stack', (props) => Stack({ children: 'A', ...props })],
  ['Text', (props) => Text({ children: 'A', ...props })],
  ['VisuallyHidden', (props) => VisuallyHidden({ children: 'A', ...props })],
];

test.each(uses)('%s passes ref, id, aria-* and data-* on to its element', (_, use) => {
  const { props } = use(given);
  expect(props).toMatchObject(given);
  expect(props['className']).toMatch(/__/);
});

test('a component’s own attributes win over those passed on', () => {
  const props = { current: true, 'aria-current': 'step', children: 'A', href: '#' } as const;
  expect((ButtonLink(props) as Rendered).props['aria-current']).toBe('page');
});
