import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Button,
  ButtonLink,
  Comparison,
  ContactForm,
  DescriptionList,
  FormNotice,
  Hero,
  LinkList,
  Portrait,
  Section,
  SelectField,
  SeminarTable,
  ServiceCards,
  SiteHeader,
  Stats,
  Steps,
  TableOfContents,
  TextField,
} from '../src/index.js';
import { HeroFigure } from '../src/blocks/index.js';
import { Toast } from '../src/components/Toast/Toast.js';
import comparison from '../src/components/Comparison/Comparison.stories.js';
import form from '../src/components/ContactForm/ContactForm.stories.js';
import select from '../src/components/Field/SelectField.stories.js';
import seminars from '../src/components/SeminarTable/SeminarTable.stories.js';
import header from '../src/components/SiteHeader/SiteHeader.stories.js';
import toast from '../src/components/Toast/Toast.stories.js';

const [offer] = comparison.args.offers;
const offers = [offer!, { ...offer!, title: '' }, offer!];
const session = seminars.args.sessions[0]!;
const silent = { ...session, calendar: { href: '/day.ics', spokenLabel: '' } };
const day = { name: 'day', label: 'Day', kind: 'date' } as const;
const empty = { value: 'v', label: '', code: 'de', name: '', href: '/', term: '' };

const logged = vi.fn<typeof console.error>();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

const misuses: [what: string, use: ReactElement, sentence: RegExp][] = [
  ['a link without words', h(ButtonLink, { href: '/', children: ' ' }), /ButtonLink: .*words/],
  ['a link that leads nowhere', h(ButtonLink, { href: '', children: 'Go' }), /empty `href`/],
  ['a listed link without words', h(LinkList, { links: [{ href: '/', label: '' }] }), /`label`/],
  ['a heading without words', h(Hero, { title: '' }), /`title`/],
  ['a field without a label', h(TextField, { name: 'day', label: '' }), /“day”: .*`label`/],
  [
    'an option that there is not',
    h(SelectField, { ...select.args, defaultValue: 'noon' }),
    /has the value “noon”/,
  ],
  ['an option without words', h(SelectField, { ...select.args, options: [empty] }), /`label`/],
  [
    'an option with the value of the placeholder',
    h(SelectField, { ...select.args, options: [{ value: '', label: 'Any' }] }),
    /`value` of item 0/,
  ],
  ['a date in another notation', h(TextField, { ...day, min: '4.1.2027' }), /“day”: .*2027-01-31/],
  [
    'a range of nothing',
    h(TextField, { ...day, min: '2027-12-01', max: '2027-01-31' }),
    /“day”: no/,
  ],
  ['a pattern between slashes', h(TextField, { ...day, kind: 'text', pattern: '/a/' }), /slashes/],
  [
    'a pattern that browsers ignore',
    h(TextField, { ...day, kind: 'text', pattern: '[a-z.-]+' }),
    /“day”: .*`pattern`/,
  ],
  ['an optional mark without words', h(TextField, { ...day, optionalLabel: '' }), /optionalLabel/],
  [
    'a busy button without words',
    h(Button, { type: 'submit', children: 'Book', busyLabel: '' }),
    /Button: .*`busyLabel`/,
  ],
  [
    'a calendar link without words',
    h(SeminarTable, { ...seminars.args, sessions: [silent] }),
    /`spokenLabel`/,
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
  [
    'an issue without words',
    h(FormNotice, { title: 'Wrong', issues: [{ href: '#day', label: '' }] }),
    /FormNotice: `label`/,
  ],
  ['an address without https', h(ButtonLink, { href: 'www.a.com', children: 'Go' }), /https:/],
  ['a mail without mailto', h(ButtonLink, { href: 'b@a.com', children: 'Go' }), /mailto:/],
  [
    'a home link without its visible words',
    h(SiteHeader, { ...header.args, texts: { ...header.args.texts, brand: 'Home' } }),
    /`texts.brand`/,
  ],
  ['a value of nothing', h(DescriptionList, { items: [empty] }), /`term` of item 0/],
  ['a choice of nothing', h(SelectField, { ...select.args, options: [] }), /`options` is empty/],
  [
    'a comparison without a name',
    h(Comparison, { ...comparison.args, label: '' }),
    /Comparison: `label`/,
  ],
  ['a nameless offer', h(Comparison, { ...comparison.args, offers }), /`title` of item 1/],
  ['a comparison of nothing', h(Comparison, { ...comparison.args, rows: [] }), /`rows`/],
  [
    'a value without an offer',
    h(Comparison, { ...comparison.args, offers: comparison.args.offers.slice(1) }),
    /as many `values`/,
  ],
  ['a portrait without its text', h(Portrait, { initials: 'RL', alt: '' }), /Portrait: `alt`/],
  [
    'figures without a name',
    h(Stats, { label: '', stats: [{ value: '6', label: 'months' }] }),
    /Stats: `label`/,
  ],
  ['no figures', h(Stats, { label: 'Prices', stats: [] }), /one to five/],
  ['no steps', h(Steps, { steps: [] }), /Steps: there are none/],
  ['contents of nothing', h(TableOfContents, { label: 'Contents', items: [] }), /`items`/],
  [
    'a group without pages',
    h(SiteHeader, { ...header.args, items: [{ label: 'The firm', links: [] }] }),
    /`items`/,
  ],
  [
    'a nameless language',
    h(SiteHeader, { ...header.args, languages: { ...header.args.languages, options: [empty] } }),
    /`name`/,
  ],
  [
    'a menu button without a name',
    h(SiteHeader, { ...header.args, texts: { ...header.args.texts, openMenu: '' } }),
    /`texts`/,
  ],
  [
    'a toast that says nothing of its button',
    h(Toast, { ...toast.args, closeLabel: '' }),
    /Toast: `closeLabel`/,
  ],
];

test.each(misuses)('%s is shown, and the fix named in the console', (_, use, sentence) => {
  expect(renderToStaticMarkup(use)).not.toBe('');
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
});

describe('is harmless:', () => {
  const english = { code: 'en', name: 'English', href: '/' };
  test.each<[what: string, use: ReactElement, shown: RegExp]>([
    ['no drawing', h(HeroFigure, { children: null }), /<svg/],
    ['a drawing that there is not', h(HeroFigure, { name: 'gate' as 'door' }), /<svg/],
    ['a single service card', h(ServiceCards, { children: 'alone' }), /alone/],
    ['an intro without a heading', h(Section, { intro: 'Intro' }), /Intro/],
    ['an aside without a split', h(Section, { title: 'Title', aside: 'Aside' }), /Aside/],
    ['a list of nothing', h('main', {}, 'Text', h(DescriptionList, { items: [] })), /Text/],
    [
      'a choice of languages of which none is current',
      h(SiteHeader, {
        ...header.args,
        languages: { ...header.args.languages, options: [english] },
      }),
      RegExp(header.args.languages.currentLabel),
    ],
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
