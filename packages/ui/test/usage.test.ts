import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Columns,
  Stats,
  Hero,
  FeatureCards,
  PriceList,
  Section,
  SeminarTable,
} from '../src/index.js';
import tables from '../src/components/SeminarTable/SeminarTable.stories.js';

const points = ['one', 'two', 'three', 'four'] as const;
const feature = { title: 'Feature', points, link: { href: '#', label: 'Read on' } };
const seminar = tables.args;
const facts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Fact ${index}` }));

const misuses: [what: string, use: ReactElement, sentence: RegExp][] = [
  ['a drawing without a floor', h(Hero, { title: 'Title', figure: 'door' }), /Pass children/],
  [
    'a drawing on a low wall',
    h(Hero, { title: 'Title', figure: 'door', size: 'low', children: 'Floor' }),
    /Use the size `page`/,
  ],
  [
    'one card alone',
    h(FeatureCards, { title: 'T', note: 'N', features: [feature] }),
    /takes two to four cards/,
  ],
  ['six facts', h(Stats, { label: 'Facts', stats: facts(6) }), /use a DescriptionList/],
  [
    'four prices',
    h(PriceList, { prices: facts(4).map(({ value, label }) => ({ amount: value, label })) }),
    /into the conditions/,
  ],
  ['one column', h(Columns, { children: 'Alone' }), /in a Stack/],
  ['a note without its heading', h(Section, { note: 'Note' }), /Pass a `title`/],
  ['an aside without a split', h(Section, { title: 'T', aside: 'M' }), /layout="split"/],
  [
    'a seminar without a session',
    h(SeminarTable, { ...seminar, sessions: [] }),
    /at least one session/,
  ],
  [
    'a date that is not ISO 8601',
    h(SeminarTable, {
      ...seminar,
      sessions: [{ ...seminar.sessions[0]!, isoDate: '3 April, perhaps' }],
    }),
    /such as 2025-04-03/,
  ],
];

test.each(misuses)('%s throws in development and names the fix', (_, use, sentence) => {
  expect(() => renderToStaticMarkup(use)).toThrow(sentence);
});

test('five facts are the most', () => {
  expect(() => renderToStaticMarkup(h(Stats, { label: 'Facts', stats: facts(5) }))).not.toThrow();
});
