import { createElement as h, isValidElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type FooterLinks,
  BackLink,
  Button,
  ButtonLink,
  ContactBlock,
  CareerCard,
  CareerPath,
  CaseStrip,
  CaseTeaser,
  Columns,
  Comparison,
  DescriptionList,
  FormNotice,
  Flag,
  Heading,
  Hero,
  LanguageSwitcher,
  LinkList,
  Note,
  Panel,
  Placeholder,
  Portrait,
  PriceList,
  Scene,
  Section,
  SelectField,
  SeminarDays,
  SeminarTable,
  Signature,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Stats,
  Steps,
  TableOfContents,
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

/** What data may hold, and the types refuse. */
const misspelt = 'dor' as never;

const day = { name: 'day', label: 'Day', kind: 'date' } as const;
const words = ['One', 'Two'] as const;
const offer = { title: 'Offer', text: 'Text', action: 'Go' };
const comparison = {
  title: 'Title',
  offers: [offer, offer],
  rows: [{ term: 'Where', values: words }],
} as const;
const built = { text: 'Text', href: '/case', figure: 'growth' } as const;
const closing = { title: 'Title', text: 'Text', actions: 'Go' };
const column = { heading: 'Pages', links: [{ href: '/', label: 'Home' }] };
const footer = (links: FooterLinks) => ({
  company: { heading: 'Company', name: 'Studio', contact: [], details: [] },
  columns: [column, links] as const,
  copyright: '2027',
});

const header = {
  brand: 'Studio',
  home: '/',
  items: [{ label: 'Home', href: '/' }],
  texts: {
    brand: 'Studio, home page',
    navigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
  },
};

const onChange = () => {};

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
  ['a field without a label', h(TextField, { name: 'day', label: '' }), /“day”: `label` is empty/],
  ['a choice of nothing', h(SelectField, { ...choice, options: [] }), /`options` is empty/],
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
  [
    'a heading without words',
    h(Heading, { level: 2, children: '' }),
    /`title`.*`children` is empty/,
  ],
  ['a panel without a title', h(Panel, { title: '', children: 'Words' }), /`title`/],
  ['a page without a title', h(Hero, { title: null }), /`title`/],
  ['a notice without a title', h(FormNotice, { title: '', children: 'Words' }), /`title`/],
  ['a notice without words', h(FormNotice, { title: 'T', children: '' }), /FormNotice: `children`/],
  ['a panel without words', h(Panel, { title: 'Title', children: null }), /Panel: `children`/],
  ['a note without words', h(Note, { children: null }), /Note: `children`/],
  [
    'an offer without a title',
    h(Comparison, { ...comparison, offers: [{ ...offer, title: '' }, offer] }),
    /`title`/,
  ],
  ['a comparison of nothing', h(Comparison, { ...comparison, rows: [] }), /`rows` is empty/],
  [
    'eleven rows',
    h(Comparison, { ...comparison, rows: Array.from({ length: 11 }, () => comparison.rows[0]) }),
    /10 rows at most/,
  ],
  ['prices of nothing', h(PriceList, { title: 'Title', prices: [] }), /`prices` is empty/],
  [
    'a column of the foot without a heading',
    h(SiteFooter, footer({ ...column, heading: '' })),
    /SiteFooter: `heading`/,
  ],
  ['a button without words', h(Button, { children: '' }), /Button: `children`/],
  [
    'a button that says nothing meanwhile',
    h(Button, { children: 'Send', busy: true, busyLabel: '' }),
    /`busyLabel` is empty/,
  ],
  ['a value that is not sent', h(Button, { children: 'Send', value: 'a' }), /Pass the `name`/],
  [
    'a link without words',
    h(ButtonLink, { href: '/', children: [' ', false] }),
    /ButtonLink: `children`/,
  ],
  ['a link to nowhere', h(ButtonLink, { href: '', children: 'Go' }), /Link: `href` is empty/],
  [
    'a new tab unannounced',
    h(ButtonLink, { href: '/', children: 'Go', newTabLabel: '' }),
    /`newTabLabel`/,
  ],
  [
    'a way past the bar without words',
    h(SkipLink, { href: '#main', children: '' }),
    /SkipLink: `children`/,
  ],
  ['a way up without words', h(BackLink, { href: '/', children: '' }), /BackLink: `children`/],
  ['a case without its title', h(CaseTeaser, { ...built, title: '' }), /CaseTeaser: `title`/],
  [
    'a strip without its title',
    h(CaseStrip, { ...built, title: '', eyebrow: 'Next' }),
    /CaseStrip: `title`/,
  ],
  ['facts without a name', h(Stats, { label: '', stats: facts(1) }), /Stats: `label`/],
  [
    'a fact without its number',
    h(Stats, { label: 'Facts', stats: [{ value: '', label: 'Fact' }] }),
    /`stats\[0\]\.value` is empty/,
  ],
  [
    'a fact without words',
    h(Stats, { label: 'Facts', stats: [{ value: '9', label: '' }] }),
    /`stats\[0\]\.label` is empty/,
  ],
  [
    'a term without words',
    h(DescriptionList, { items: [{ term: '', value: 'Value' }] }),
    /`items\[0\]\.term`/,
  ],
  [
    'a term without its statement',
    h(DescriptionList, { items: [{ term: 'Term', value: '' }] }),
    /`items\[0\]\.value`/,
  ],
  [
    'a step without words',
    h(Steps, { steps: [{ title: 'First', text: '' }] }),
    /`steps\[0\]\.text`/,
  ],
  [
    'a listed link without words',
    h(LinkList, { links: [{ href: '/', label: '' }] }),
    /`links\[0\]\.label`/,
  ],
  [
    'contents without a name',
    h(TableOfContents, { label: '', items: [{ href: '#a', label: 'A' }] }),
    /TableOfContents: `label`/,
  ],
  [
    'contents without a heading’s words',
    h(TableOfContents, { label: 'Contents', items: [{ href: '#a', label: '' }] }),
    /`items\[0\]\.label`/,
  ],
  ['a bar of nothing', h(SiteHeader, { ...header, items: [] }), /`items` is empty/],
  [
    'a group without pages',
    h(SiteHeader, { ...header, items: [{ label: 'Rooms', links: [] }] }),
    /SiteHeader: `links` is empty/,
  ],
  [
    'a bar whose button says nothing',
    h(SiteHeader, { ...header, texts: { ...header.texts, openMenu: '' } }),
    /`texts\.openMenu` is empty/,
  ],
  [
    'a language without its name',
    h(LanguageSwitcher, {
      label: 'Language',
      languages: [{ code: 'en', name: '', flag: 'gb', href: '/' }],
    }),
    /`languages\[0\]\.name` is empty/,
  ],
  [
    'languages without a name',
    h(LanguageSwitcher, {
      label: '',
      languages: [{ code: 'en', name: 'English', flag: 'gb', href: '/' }],
    }),
    /LanguageSwitcher: `label`/,
  ],
  ['a gap without words', h(Placeholder, { children: '' }), /Placeholder: `children`/],
  ['a signature without a name', h(Signature, { name: '', portrait: 'P' }), /Signature: `name`/],
  ['a portrait of nobody', h(Portrait, { alt: '', monogram: 'RL' }), /Portrait: `alt`/],
  ['an end without words', h(ContactBlock, { ...closing, text: null }), /ContactBlock: `text`/],
  [
    'an end without a way on',
    h(ContactBlock, { ...closing, actions: null }),
    /ContactBlock: `actions`/,
  ],
  [
    'a column of the foot without links',
    h(SiteFooter, footer({ ...column, links: [] })),
    /SiteFooter: `links`/,
  ],
  ['a seminar without days', h(SeminarDays, { days: [] }), /`days` is empty/],
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
  ['a field without a name', h(TextField, { name: '', label: 'Day' }), /Field: `name` is empty/],
  [
    'a choice without its first words',
    h(SelectField, { ...choice, placeholder: '' }),
    /`placeholder` is empty/,
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
    'a choice like the empty one',
    h(SelectField, { ...choice, options: [{ value: '', label: 'None' }] }),
    /`options\[0\]\.value`/,
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

/** What is given, once for each text and each list in it: the text empty or misspelt, the list empty. */
function spoilt(given: unknown): unknown[] {
  if (typeof given === 'string') return ['', 'dor'];
  if (Array.isArray(given))
    return [[], ...given.flatMap((one, at) => spoilt(one).map((other) => given.with(at, other)))];
  if (typeof given !== 'object' || given === null || isValidElement(given)) return [];
  return Object.entries(given).flatMap(([name, one]) =>
    spoilt(one).map((other) => ({ ...given, [name]: other })),
  );
}

const stories = Object.values(
  import.meta.glob<{ default: { title: string; component: ComponentType; args?: object } }>(
    '../src/**/*.stories.tsx',
    { eager: true },
  ),
);

test.each(stories)('no text and no list makes $default.title throw', ({ default: meta }) => {
  for (const args of spoilt(meta.args ?? {}))
    expect(() => renderToStaticMarkup(h(meta.component, args as object))).not.toThrow();
});
