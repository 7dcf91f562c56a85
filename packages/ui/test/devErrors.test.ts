import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Button,
  ButtonLink,
  CheckboxGroup,
  Comparison,
  ContactForm,
  DescriptionList,
  Hero,
  Section,
  SelectField,
  SeminarTable,
  ServiceCards,
  SiteHeader,
  Stats,
  TableOfContents,
  TextField,
} from '../src/index.js';
import { HeroFigure } from '../src/blocks/index.js';
import comparison from '../src/components/Comparison/Comparison.stories.js';
import form from '../src/components/ContactForm/ContactForm.stories.js';
import select from '../src/components/Field/SelectField.stories.js';
import seminars from '../src/components/SeminarTable/SeminarTable.stories.js';
import header from '../src/components/SiteHeader/SiteHeader.stories.js';

const [offer] = comparison.args.offers;
const offers = [offer!, { ...offer!, title: '' }, offer!];
const session = seminars.args.sessions[0]!;
const answer = { value: 'noon', label: 'At noon' };
const { languages } = header.args;

const logged = vi.fn<typeof console.error>();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

/** One of each kind of mistake: all components name an empty text or list in the same way. */
const misuses: [what: string, use: ReactElement, sentence: RegExp][] = [
  ['a link without words', h(ButtonLink, { href: '/', children: ' ' }), /ButtonLink: .*words/],
  ['a link that leads nowhere', h(ButtonLink, { href: '', children: 'Go' }), /empty `href`/],
  ['a heading without words', h(Hero, { title: '' }), /`title`/],
  ['a field without a label', h(TextField, { name: 'day', label: '' }), /“day”: .*`label`/],
  [
    'an option that there is not',
    h(SelectField, { ...select.args, defaultValue: 'noon' }),
    /has the value “noon”/,
  ],
  [
    'two options of one value',
    h(SelectField, { ...select.args, options: [answer, answer] }),
    /SelectField “.*two have one/,
  ],
  [
    'an option with the value of the placeholder',
    h(SelectField, { ...select.args, options: [{ value: '', label: 'Any' }] }),
    /`value` of item 0/,
  ],
  [
    'a busy button without words',
    h(Button, { type: 'submit', children: 'Book', busyLabel: '' }),
    /Button: .*`busyLabel`/,
  ],
  [
    'a day that is no date',
    h(SeminarTable, { ...seminars.args, sessions: [{ ...session, isoDate: '1 April' }] }),
    /`isoDate`/,
  ],
  ['a button of nothing', h(Button, { children: 'Book' }), /Button: .*`onClick`/],
  [
    'a honeypot with the name of a field',
    h(ContactForm, { ...form.args, honeypotName: form.args.fields[0]!.name }),
    /ContactForm: .*one name/,
  ],
  ['an address without https', h(ButtonLink, { href: 'www.a.com', children: 'Go' }), /https:/],
  ['a mail without mailto', h(ButtonLink, { href: 'b@a.com', children: 'Go' }), /mailto:/],
  [
    'a home link without its visible words',
    h(SiteHeader, { ...header.args, texts: { ...header.args.texts, brand: 'Home' } }),
    /`texts.brand`/,
  ],
  ['a nameless offer', h(Comparison, { ...comparison.args, offers }), /`title` of item 1/],
  ['a comparison of nothing', h(Comparison, { ...comparison.args, rows: [] }), /`rows`/],
  [
    'a value without an offer',
    h(Comparison, { ...comparison.args, offers: comparison.args.offers.slice(1) }),
    /as many `values`/,
  ],
  [
    'a single offer',
    h(Comparison, { label: 'Visit', offers: [offer!], rows: [{ term: 'When', values: ['May'] }] }),
    /two to four/,
  ],
  [
    'a button of languages that does not name the current one',
    h(SiteHeader, { ...header.args, languages: { ...languages, currentLabel: 'current' } }),
    /`currentLabel`/,
  ],
  [
    'two answers with one value',
    h(CheckboxGroup, { name: 'day', label: 'Day', options: [answer, answer] }),
    /CheckboxGroup .*one `value`/,
  ],
  ['no figures', h(Stats, { label: 'Prices', stats: [] }), /one to five/],
  ['contents of nothing', h(TableOfContents, { label: 'Contents', items: [] }), /`items`/],
];

test.each(misuses)('%s is shown, and the fix named in the console', (_, use, sentence) => {
  expect(renderToStaticMarkup(use)).not.toBe('');
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
});

describe('is harmless:', () => {
  test.each<[what: string, use: ReactElement, shown: RegExp]>([
    ['no drawing', h(HeroFigure, { children: null }), /<svg/],
    ['a drawing that there is not', h(HeroFigure, { name: 'gate' as 'door' }), /<svg/],
    ['a single service card', h(ServiceCards, { children: 'alone' }), /alone/],
    ['an intro without a heading', h(Section, { intro: 'Intro' }), /Intro/],
    ['an aside without a split', h(Section, { title: 'Title', aside: 'Aside' }), /Aside/],
    ['a list of nothing', h('main', {}, 'Text', h(DescriptionList, { items: [] })), /Text/],
  ])('%s', (_, use, shown) => {
    expect(renderToStaticMarkup(use)).toMatch(shown);
    expect(logged).not.toHaveBeenCalled();
  });
});

test('production says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  renderToStaticMarkup(h(ButtonLink, { href: '/', children: '' }));
  expect(logged).not.toHaveBeenCalled();
});
