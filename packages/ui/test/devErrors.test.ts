import { createElement as h, isValidElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  CaseStrip,
  Columns,
  Hero,
  Panel,
  Section,
  SelectField,
  SeminarDays,
  SeminarTable,
  Stats,
} from '../src/index.js';
import tables from '../src/components/SeminarTable/SeminarTable.stories.js';

const seminar = tables.args;
const facts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Fact ${index}` }));
const select = {
  name: 'hour',
  label: 'Hour',
  placeholder: 'Please select',
  options: [{ value: 'nine', label: 'Nine' }],
};

/** A value that types reject but data may contain. */
const misspelt = 'dor' as never;

const caseStrip = { text: 'Text', href: '/case', figure: 'growth' } as const;
const onChange = () => {};

const misuses: [what: string, use: ReactElement, sentence: RegExp][] = [
  ['six facts', h(Stats, { label: 'Facts', stats: facts(6) }), /use a DescriptionList/],
  ['one column', h(Columns, { children: [h('p'), null] }), /in a Stack/],
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
    'an option that there is not',
    h(SelectField, { ...select, defaultValue: 'noon' }),
    /none of the options/,
  ],
  ['a panel without words', h(Panel, { title: 'Title', children: null }), /Panel: `children`/],
  [
    'a drawing that there is not',
    h(Hero, { title: 'Title', figure: misspelt, text: 'Floor' }),
    /PlaneFigure: there is no drawing “dor”/,
  ],
  [
    'a strip without its title',
    h(CaseStrip, { ...caseStrip, title: '', eyebrow: 'Next' }),
    /CaseStrip: `title`/,
  ],
  [
    'a day without words',
    h(SeminarDays, { days: [{ kind: 'online', title: 'Thu', lines: [''] }] }),
    /`days\[0\]\.lines`/,
  ],
  [
    'a select that there is not, kept by you',
    h(SelectField, { ...select, value: 'noon', onChange }),
    /none of the options/,
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

/** Yields the args once per text and list, with it replaced. */
function* withReplacedText(given: unknown, text: string): Generator<unknown> {
  if (typeof given === 'string') yield text;
  if (Array.isArray(given)) {
    yield [];
    for (const [index, one] of given.entries())
      for (const other of withReplacedText(one, text)) yield given.with(index, other);
  } else if (typeof given === 'object' && given !== null && !isValidElement(given))
    for (const [name, one] of Object.entries(given))
      for (const other of withReplacedText(one, text)) yield { ...given, [name]: other };
}

const stories = Object.values(
  import.meta.glob<{ default: { title: string; component: ComponentType; args?: object } }>(
    '../src/**/*.stories.tsx',
    { eager: true },
  ),
).map(({ default: { title, component, args } }) => ({
  name: /\w+(?= )/.exec(title)![0],
  component,
  args: args ?? {},
}));

test.each(stories)('$name never throws on a wrong text', (story) => {
  for (const args of withReplacedText(story.args, 'dor'))
    expect(() => renderToStaticMarkup(h(story.component, args as object))).not.toThrow();
});
