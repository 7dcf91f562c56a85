import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Button,
  ButtonLink,
  CaseStrip,
  Columns,
  Flag,
  Hero,
  Icon,
  LanguageSwitcher,
  Panel,
  Section,
  SelectField,
  SeminarDays,
  SeminarTable,
  ServiceCards,
  SiteHeader,
  SkipLink,
  Stats,
} from '../src/index.js';
import tables from '../src/components/SeminarTable/SeminarTable.stories.js';
import header from '../src/components/SiteHeader/SiteHeader.stories.js';

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
const english = { code: 'en', name: 'English', href: '/' };
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
    'languages of which none is current',
    h(SiteHeader, { ...header.args, languages: { ...header.args.languages, options: [english] } }),
    /languages\.options/,
  ],
  [
    'a bar without pages',
    h(SiteHeader, { ...header.args, items: [] }),
    /SiteHeader: `items` is empty/,
  ],
  [
    'a group without pages',
    h(SiteHeader, { ...header.args, items: [{ label: 'The firm', links: [] }] }),
    /SiteHeader: a group of `items`/,
  ],
  [
    'a menu button without a name',
    h(SiteHeader, { ...header.args, texts: { ...header.args.texts, openMenu: '' } }),
    /SiteHeader: `openMenu`/,
  ],
  [
    'a switcher without languages',
    h(LanguageSwitcher, { label: 'L', languages: [] }),
    /`languages`/,
  ],
  ['a button without words', h(Button, { children: '' }), /Button: `children`/],
  ['a link without words', h(ButtonLink, { href: '/', children: ' ' }), /ButtonLink: `children`/],
  ['a link that leads nowhere', h(ButtonLink, { href: '', children: 'Go' }), /ButtonLink: `href`/],
  ['a skip link without words', h(SkipLink, { href: '#main', children: '' }), /SkipLink/],
  ['one service card', h(ServiceCards, { children: h('p') }), /ServiceCards: takes two/],
  ['an icon that there is not', h('p', {}, h(Icon, { name: misspelt })), /Icon: .*“dor”/],
  ['a flag that there is not', h('p', {}, h(Flag, { name: misspelt })), /Flag: .*“dor”/],
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
