import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Button,
  CareerCard,
  CaseTeaser,
  Columns,
  Flag,
  Hero,
  LinkList,
  PriceList,
  Scene,
  Section,
  SelectField,
  SeminarTable,
  Stats,
  TextArea,
  TextField,
} from '../src/index.js';
import tables from '../src/components/SeminarTable/SeminarTable.stories.js';

const seminar = tables.args;
const facts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Fact ${index}` }));
const choice = {
  name: 'hour',
  label: 'Hour',
  placeholder: 'Please select',
  options: [{ value: 'nine', label: 'Nine' }],
};
const count = { limit: 800, remaining: String, over: String };

/** What data may hold, and the types refuse. */
const misspelt = 'dor' as never;

const misuses: [what: string, use: ReactElement, sentence: RegExp][] = [
  ['a drawing without a floor', h(Hero, { title: 'Title', figure: 'door' }), /Pass children/],
  [
    'a drawing on a low wall',
    h(Hero, { title: 'Title', figure: 'door', size: 'low', children: 'Floor' }),
    /Use the size `page`/,
  ],
  ['a list of nothing', h(LinkList, { links: [] }), /`links` is empty/],
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
      sessions: [{ ...seminar.sessions[0]!, isoDate: '3 April' }],
    }),
    /such as 2025-04-03/,
  ],
  ['a field without a label', h(TextField, { name: 'day', label: '' }), /screen reader/],
  ['a choice of nothing', h(SelectField, { ...choice, options: [] }), /at least one/],
  [
    'a choice that there is not',
    h(SelectField, { ...choice, defaultValue: 'noon' }),
    /none of the options/,
  ],
  [
    'a warning before anything is typed',
    h(TextArea, { name: 'text', label: 'Text', count: { ...count, warnFrom: 900 } }),
    /Lower it/,
  ],
  [
    'a drawing that there is not',
    h(Hero, { title: 'Title', figure: misspelt, children: 'Floor' }),
    /PlaneFigure: there is no drawing “dor”/,
  ],
  [
    'a case that there is not',
    h(CaseTeaser, { title: 'Title', text: 'Text', href: '/case', figure: misspelt }),
    /PlaneFigure: .*“dor”/,
  ],
  [
    'a stage that there is not',
    h(CareerCard, { title: 'Title', figure: misspelt }),
    /CareerCard: .*“dor”/,
  ],
  [
    'a scene that there is not',
    h(Scene, { title: 'Title', name: misspelt, children: 'Words' }),
    /Scene: .*“dor”/,
  ],
  ['a flag that there is not', h(Flag, { name: misspelt }), /Flag: .*“dor”/],
  ['a sign that there is not', h(Button, { icon: misspelt, children: 'Go' }), /Icon: .*“dor”/],
];

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => {
  vi.unstubAllEnvs();
  logged.mockClear();
});

test.each(misuses)('%s is shown, and the fix named in the console', (_, use, sentence) => {
  expect(renderToStaticMarkup(use)).not.toBe('');
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
});

test('production says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderToStaticMarkup(h(Stats, { label: 'Facts', stats: facts(6) }));
  expect(logged).not.toHaveBeenCalled();
});

test('five facts are the most', () => {
  renderToStaticMarkup(h(Stats, { label: 'Facts', stats: facts(5) }));
  expect(logged).not.toHaveBeenCalled();
});

test('a part of a scene without a title has no heading', () => {
  const part = { text: 'All the while.' };
  const use = h(Scene, {
    name: 'handover',
    title: 'Title',
    captions: [part, part, part],
    below: { title: 'Below', parts: [part] },
  });
  expect(renderToStaticMarkup(use)).not.toContain('<h3');
});
