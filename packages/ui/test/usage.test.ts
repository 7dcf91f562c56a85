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
  type SeminarTableProps,
} from '../src/index.js';

const three = ['one', 'two', 'three'] as const;
const four = [...three, 'four'] as const;
const feature = { title: 'Feature', points: four, link: { href: '#', label: 'Read on' } };
const seminar: SeminarTableProps = {
  title: 'Seminar',
  caption: 'Sessions',
  status: 'Upcoming',
  columns: { date: 'Date', time: 'Time', place: 'Place' },
  zone: 'Berlin time',
  sessions: [],
};
const session = {
  date: '3 April',
  time: '9:30',
  place: 'Online',
  kind: 'online',
  day: '3',
  where: 'Online',
} as const;
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
    h(FeatureCards, {
      title: 'T',
      note: 'N',
      features: [feature],
    }),
    /takes two to four cards/,
  ],
  ['six facts', h(Stats, { label: 'Facts', facts: facts(6) }), /use a DescriptionList/],
  [
    'four prices',
    h(PriceList, { prices: facts(4).map(({ value, label }) => ({ amount: value, label })) }),
    /into a DescriptionList below/,
  ],
  ['one column', h(Columns, { children: 'Alone' }), /in a Stack/],
  ['a note without its heading', h(Section, { note: 'Note' }), /Pass a `title`/],
  ['an aside without a split', h(Section, { title: 'T', aside: 'M' }), /layout="split"/],
  ['a seminar without a session', h(SeminarTable, seminar), /at least one session/],
  [
    'a date that is not ISO 8601',
    h(SeminarTable, { ...seminar, sessions: [{ ...session, isoDate: '3 April, perhaps' }] }),
    /such as 2025-04-03/,
  ],
];

test.each(misuses)('%s throws in development and names the fix', (_, use, sentence) => {
  expect(() => renderToStaticMarkup(use)).toThrow(sentence);
});

test('the limits themselves are valid', () => {
  const uses = [
    h(Stats, { label: 'Facts', facts: facts(5) }),
    h(Hero, { title: 'Title', figure: 'door', children: 'Floor' }),
    h(Hero, { title: 'Title', size: 'low' }),
    h(SeminarTable, { ...seminar, sessions: [{ ...session, isoDate: '2025-04-03' }] }),
  ];
  for (const use of uses) expect(() => renderToStaticMarkup(use)).not.toThrow();
});
