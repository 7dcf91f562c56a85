import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Actions } from './components/Stack/Actions.js';
import { BackLink } from './components/BackLink/BackLink.js';
import { Button } from './components/Button/Button.js';
import { ButtonLink } from './components/Button/ButtonLink.js';
import { CareerCard, CareerCards } from './components/CareerCard/CareerCard.js';
import { List } from './components/Columns/List.js';
import { Heading } from './components/Heading/Heading.js';
import { Note } from './components/Note/Note.js';
import { Panel } from './components/Panel/Panel.js';
import { Placeholder } from './components/Placeholder/Placeholder.js';
import { PriceList } from './components/PriceList/PriceList.js';
import { Prose } from './components/Prose/Prose.js';
import { Stack } from './components/Stack/Stack.js';
import { TableOfContents } from './components/TableOfContents/TableOfContents.js';
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
  ['CareerCard', (props) => CareerCard({ title: 'A', text: 'B', ...props })],
  ['CareerCards', (props) => CareerCards({ children: 'A', ...props })],
  ['Heading', (props) => Heading({ level: 2, children: 'A', ...props })],
  ['List', (props) => List({ title: 'A', items: ['B'], ...props })],
  ['Note', (props) => Note({ children: 'A', ...props })],
  ['Panel', (props) => Panel({ title: 'A', children: 'A', ...props })],
  ['Placeholder', (props) => Placeholder({ children: 'A', ...props })],
  ['PriceList', (props) => PriceList({ prices: [], ...props })],
  ['Prose', (props) => Prose({ children: 'A', ...props })],
  ['Stack', (props) => Stack({ children: 'A', ...props })],
  ['TableOfContents', (props) => TableOfContents({ label: 'A', entries: [], ...props })],
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
