import { createElement as h, isValidElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Button,
  ButtonLink,
  CaseStrip,
  Columns,
  Hero,
  Panel,
  Section,
  SelectField,
  SeminarDays,
  SeminarTable,
  Stats,
  TextArea,
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
const count = { limit: 800, remaining: String, over: String };

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
  [
    'a warning before anything is typed',
    h(TextArea, { name: 'text', label: 'Text', count: { ...count, warnFrom: 900 } }),
    /Lower it/,
  ],
  ['a panel without words', h(Panel, { title: 'Title', children: null }), /Panel: `children`/],
  [
    'a button that says nothing meanwhile',
    h(Button, { children: 'Send', busy: true, busyLabel: '' }),
    /`busyLabel` is empty/,
  ],
  [
    'a drawing that there is not',
    h(Hero, { title: 'Title', figure: misspelt, text: 'Floor' }),
    /PlaneFigure: there is no drawing “dor”/,
  ],
  ['a sign that there is not', h(Button, { icon: misspelt, children: 'Go' }), /Icon: .*“dor”/],
  [
    'a link without words',
    h(ButtonLink, { href: '/', children: [' ', false] }),
    /ButtonLink: `children`/,
  ],
  [
    'a new tab unannounced',
    h(ButtonLink, { href: '/', children: 'Go', newTabLabel: '' }),
    /`newTabLabel`/,
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
function* withReplacedText(
  given: unknown,
  text: string,
  path: string,
): Generator<[path: string, spoilt: unknown]> {
  if (typeof given === 'string') yield [path, text];
  if (Array.isArray(given)) {
    yield [path, []];
    for (const [index, one] of given.entries())
      for (const [inner, other] of withReplacedText(one, text, `${path}[${index}]`))
        yield [inner, given.with(index, other)];
  } else if (typeof given === 'object' && given !== null && !isValidElement(given))
    for (const [name, one] of Object.entries(given))
      for (const [inner, other] of withReplacedText(one, text, `${path}.${name}`))
        yield [inner, { ...given, [name]: other }];
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

test.each(stories)(
  '$name never throws on a wrong text, and reports an unknown drawing',
  (story) => {
    for (const [path, args] of withReplacedText(story.args, 'dor', story.name)) {
      logged.mockClear();
      expect(() => renderToStaticMarkup(h(story.component, args as object))).not.toThrow();
      if (/figure$|flag$|^(PlaneFigure|Flag|Icon|Scene)\.name$/.test(path))
        expect.soft(logged, path).toHaveBeenCalledWith(expect.stringMatching(/^\w+: .*“dor”/));
    }
  },
);
