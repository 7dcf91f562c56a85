import { createElement as h, isValidElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Button,
  ButtonLink,
  CareerCard,
  CareerPath,
  CaseStrip,
  Columns,
  Comparison,
  Hero,
  Panel,
  PriceList,
  Scene,
  Section,
  SelectField,
  SeminarDays,
  SeminarTable,
  Stats,
  Text,
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

const day = { name: 'day', label: 'Day', kind: 'date' } as const;
const words = ['One', 'Two'] as const;
const offer = { title: 'Offer', text: 'Text', action: 'Go' };
const comparison = {
  title: 'Title',
  offers: [offer, offer],
  rows: [{ term: 'Where', values: words }],
} as const;
const built = { text: 'Text', href: '/case', figure: 'growth' } as const;
const onChange = () => {};

const misuses: [what: string, use: ReactElement, sentence: RegExp][] = [
  ['a drawing without a floor', h(Hero, { title: 'Title', figure: 'door' }), /Pass children/],
  [
    'a drawing on a low wall',
    h(Hero, { title: 'Title', figure: 'door', size: 'low', children: 'Floor' }),
    /Use the size `page`/,
  ],
  ['six facts', h(Stats, { label: 'Facts', stats: facts(6) }), /use a DescriptionList/],
  [
    'four prices',
    h(PriceList, {
      title: 'Title',
      prices: facts(4).map(({ value, label }) => ({ amount: value, label })),
    }),
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
  ['a panel without words', h(Panel, { title: 'Title', children: null }), /Panel: `children`/],
  [
    'eleven rows',
    h(Comparison, { ...comparison, rows: Array.from({ length: 11 }, () => comparison.rows[0]) }),
    /10 rows at most/,
  ],
  [
    'a button that says nothing meanwhile',
    h(Button, { children: 'Send', busy: true, busyLabel: '' }),
    /`busyLabel` is empty/,
  ],
  ['a value that is not sent', h(Button, { children: 'Send', value: 'a' }), /Pass the `name`/],
  [
    'a new tab unannounced',
    h(ButtonLink, { href: '/', children: 'Go', newTabLabel: '' }),
    /`newTabLabel`/,
  ],
  [
    'a strip without its title',
    h(CaseStrip, { ...built, title: '', eyebrow: 'Next' }),
    /CaseStrip: `title`/,
  ],
  [
    'a day without words',
    h(SeminarDays, { days: [{ kind: 'online', title: 'Thu', lines: [''] }] }),
    /`days\[0\]\.lines`/,
  ],
  [
    'words on the wall of a scene',
    h(Scene, { name: 'conversation', title: 'T', children: h(Text, { children: 'Words' }) }),
    /Pass `ServiceCards`/,
  ],
  [
    'a career of two stages',
    h(CareerPath, {
      title: 'Career',
      children: [1, 2].map((key) => h(CareerCard, { key, title: 'Stage' })),
    }),
    /CareerPath: takes four/,
  ],
  [
    'a career without drawings',
    h(CareerPath, {
      title: 'Career',
      children: [1, 2, 3, 4].map((key) => h(CareerCard, { key, title: 'Stage' })),
    }),
    /each with a `figure`/,
  ],
  [
    'a choice that there is not, kept by you',
    h(SelectField, { ...choice, value: 'noon', onChange }),
    /none of the options/,
  ],
  [
    'two choices of one value',
    h(SelectField, { ...choice, options: [...choice.options, ...choice.options] }),
    /the same `value`/,
  ],
  [
    'a limit that nobody reaches',
    h(TextArea, { name: 'text', label: 'Text', maxLength: 9, count: { ...count, warnFrom: 9 } }),
    /Leave out `maxLength`/,
  ],
  [
    'a least day after the last',
    h(TextField, { ...day, min: '2027-02-01', max: '2027-01-31' }),
    /Swap them/,
  ],
  [
    'a least number above the greatest',
    h(TextField, { ...day, kind: 'number', min: 0, max: -1 }),
    /Swap them/,
  ],
  ['a day in words', h(TextField, { ...day, defaultValue: '3 April' }), /a date as 2027-01-31/],
  ['an hour of one digit', h(TextField, { ...day, kind: 'time', min: '9:00' }), /a time as 09:30/],
  [
    'a number in words',
    h(TextField, { ...day, kind: 'number', value: 'two', onChange }),
    /a number as 1\.5/,
  ],
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

test('a caption of a scene without a title has no heading', () => {
  const part = { text: 'All the while.' };
  const use = h(Scene, {
    name: 'handover',
    title: 'Title',
    captions: [part, part, part],
  });
  expect(renderToStaticMarkup(use)).not.toContain('<h3');
});

/** What is given, once for each text and each list in it: another text instead, and an empty list. */
function* spoil(
  given: unknown,
  text: string,
  path = '',
): Generator<[path: string, spoilt: unknown]> {
  if (typeof given === 'string') yield [path, text];
  if (Array.isArray(given)) yield [path, []];
  if (typeof given !== 'object' || given === null || isValidElement(given)) return;
  for (const [name, one] of Object.entries(given))
    for (const [inner, other] of spoil(one, text, `${path}.${name}`))
      yield [
        inner,
        Object.assign(Array.isArray(given) ? [...given] : { ...given }, { [name]: other }),
      ];
}

/** What names something, or lists it. */
const names =
  /\.(title|heading|label|closeLabel|alt|children|statement|amount|items|links|stats|steps|rows|prices|days|sessions|options|languages)$/;
/** A text of its own kind, or one that may be left out. */
const mayBeEmpty =
  /^(Hero|Text|VisuallyHidden)\.children$|^Note\.title$|^Scene\..*\d\.title$|^Steps\.steps\.\d\.title$|^SiteHeader\.languages$|^CaseHero\.result\.label$/;

const stories = Object.values(
  import.meta.glob<{ default: { title: string; component: ComponentType; args?: object } }>(
    '../src/**/*.stories.tsx',
    { eager: true },
  ),
);

test.each(stories)('no text makes $default.title throw', ({ default: meta }) => {
  for (const [, args] of spoil(meta.args ?? {}, 'dor'))
    expect(() => renderToStaticMarkup(h(meta.component, args as object))).not.toThrow();
});

test.each(stories)('no name in $default.title is empty in silence', ({ default: meta }) => {
  const [component] = /\w+(?= )/.exec(meta.title)!;
  for (const [path, args] of spoil(meta.args ?? {}, '', component)) {
    logged.mockClear();
    renderToStaticMarkup(h(meta.component, args as object));
    if (names.test(path) && !mayBeEmpty.test(path)) expect.soft(logged, path).toHaveBeenCalled();
  }
});
