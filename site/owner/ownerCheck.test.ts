import { readFileSync } from 'node:fs';
import { day } from '@advisor/contact';
import { describe, expect, test } from 'vitest';
import { ownerRule, pricesRule, seminarsRule } from './rules.js';
import { readOwnersFile, sampleFolder } from './readOwner.js';
import { ownerReport } from './ownerCheck.js';

const sample = readFileSync(`${sampleFolder}owner.yaml`, 'utf8').replace(
  /^city: .*/m,
  'city: Berlin',
);
const prices = 'individual: 749\ncompanyNet: 1499\nvatPercent: 19\ncryptocurrencyAmount: 0.4\n';
const seminar = (first: string, ...places: string[]) =>
  `- number: 1\n  sessions:\n${places
    .map((place, index) => {
      const date = new Date(Date.parse(first) + [0, 1, 7, 8][index]! * day);
      return `    - date: ${date.toISOString().slice(0, 10)}\n      start: 09:30\n      end: 16:30\n      place: ${place}\n`;
    })
    .join('')}`;
const usual = seminar('2027-04-08', 'online', 'online', 'berlin', 'berlin');

/** The report of files in which nothing is missing, but for what a test changes. */
function report(
  env: Record<string, string>,
  texts: { owner?: string; prices?: string; seminars?: string } = {},
) {
  const { lines, stops } = ownerReport(
    {
      owner: readOwnersFile('site/owner.yaml', texts.owner ?? sample, ownerRule),
      prices: readOwnersFile('site/prices.yaml', texts.prices ?? prices, pricesRule),
      seminars: readOwnersFile('site/seminars.yaml', texts.seminars ?? usual, seminarsRule),
    },
    env,
  );
  return { text: lines.join('\n'), stops };
}
const production = { CONTEXT: 'production' };
const without = (name: string) => sample.replace(new RegExp(`^${name}: .*`, 'm'), `${name}:`);

test('facts that are complete stop nothing', () => {
  expect(report({})).toEqual({
    stops: false,
    text: 'Alle Angaben sind da. Nichts hält die Veröffentlichung auf.\nAll facts are there. Nothing stops publishing.',
  });
  expect(report(production).stops).toBe(false);
});

test('a fact that is missing stops production, unless it may be shown as missing', () => {
  const owner = without('companyName');
  const { stops, text } = report({}, { owner });
  expect(stops).toBe(false);
  expect(text).toContain('site/owner.yaml, Zeile 7: companyName fehlt.');
  expect(text).toContain('site/owner.yaml, line 7: companyName is missing.');
  expect(report(production, { owner })).toMatchObject({
    stops: true,
    text: expect.stringContaining('Nothing is published like this.'),
  });
  expect(report({ ...production, ALLOW_PLACEHOLDERS: '1' }, { owner }).stops).toBe(false);
});

const unregistered = (owner: string) =>
  owner.replaceAll(/^(?:registerCourt|registerNumber|managingPerson): .*\n/gm, '');
const freelancer = (owner: string) =>
  unregistered(owner).replace('Mustermann GmbH', 'Erika Mustermann');

test.each<[doubt: string, change: (owner: string) => string, warning: string | false]>([
  [
    'a company without legal form that is in a register',
    (owner) => owner.replace('Mustermann GmbH', 'Erika Mustermann'),
    'companyName is neither a company with its legal form nor your name',
  ],
  [
    'a trading name without register',
    (owner) => unregistered(owner).replace('Mustermann GmbH', 'Muster Beratung'),
    'companyName is neither',
  ],
  [
    'no doubt: a title before the name makes no other person',
    (owner) => freelancer(owner).replace(/^name: /m, 'name: Dr. '),
    false,
  ],
  [
    'a freelancer without a tax number',
    (owner) => freelancer(owner).replaceAll(/^(vatId|businessId): .*/gm, '$1:'),
    'vatId and businessId are empty.',
  ],
  [
    'a city that the texts do not name',
    (owner) => owner.replace('city: Berlin', 'city: Hamburg'),
    'site/owner.yaml, line 11: city is not Berlin.',
  ],
  [
    'a provider outside the EU where all are said to sit in it',
    (owner) =>
      owner
        .replace(/^providersAbroad: .*/m, 'providersAbroad: EU')
        .replace(/^videoProvider: .*/m, 'videoProvider: Muster Inc., USA'),
    'videoProvider names a seat outside the EU',
  ],
])('a doubt is a warning: %s', (_, change, warning) => {
  const { stops, text } = report(production, { owner: change(sample) });
  if (warning) expect(text).toContain(warning);
  else expect(text).not.toContain('companyName');
  expect(text).toContain('All facts are there. Nothing stops publishing.');
  expect(stops).toBe(false);
});

test('a company that pays less than an individual is a warning', () => {
  const swapped = 'individual: 1499\ncompanyNet: 749\nvatPercent: 19\n';
  const { stops, text } = report(production, { prices: swapped });
  expect(text).toContain('site/prices.yaml, line 2: companyNet is less than individual');
  expect(stops).toBe(false);
});

test.each(['email', 'calendarUrl', 'degrees', 'providersAbroad'])(
  '%s is needed for a launch',
  (name) => {
    const owner =
      name === 'degrees'
        ? sample.replace(/degrees:\n.*\n.*\n/, 'degrees:\n  - name:\n    institution:\n')
        : without(name);
    expect(report(production, { owner }).stops).toBe(true);
  },
);

test('a fact whose line was deleted is missing, in no line', () => {
  const { text } = report({}, { owner: sample.replace(/^street: .*\n/m, '') });
  expect(text).toContain('site/owner.yaml: street is missing.');
});

test('an optional fact that is left out stops nothing', () => {
  expect(report(production, { owner: without('phone') }).stops).toBe(false);
});

describe('of the tax numbers', () => {
  test('one is enough', () => {
    expect(report(production, { owner: without('vatId') }).stops).toBe(false);
  });

  test('none is a gap', () => {
    const neither = without('vatId').replace(/^businessId: .*/m, 'businessId:');
    expect(report(production, { owner: neither }).stops).toBe(true);
  });
});

test('a company cannot launch without register and managing person', () => {
  expect(report(production, { owner: unregistered(sample) }).stops).toBe(true);
});

test('a value that is wrong stops every build and is all that is said', () => {
  const owner = sample.replace('12345', '1011');
  expect(report({ ALLOW_PLACEHOLDERS: '1' }, { owner })).toEqual({
    stops: true,
    text:
      'site/owner.yaml, Zeile 10: postalCode muss aussehen wie „10115“; dort steht „1011“.\n' +
      'site/owner.yaml, line 10: postalCode must look like “10115”; it reads “1011”.',
  });
});

test.each([
  ['OWNER=sample', { OWNER: 'sample' }, sample],
  ['an owner’s file without a name', {}, without('name')],
  ['an empty one', {}, '# nothing\n'],
])('%s shows the sample owner, which production refuses unless it is let pass', (_, env, owner) => {
  expect(report(env, { owner })).toMatchObject({
    stops: false,
    text: expect.stringContaining('shows a fictional owner and says so on every page'),
  });
  expect(report({ ...env, ...production }, { owner }).stops).toBe(true);
  expect(report({ ...env, ...production, ALLOW_PLACEHOLDERS: '1' }, { owner }).stops).toBe(false);
});

test.each([
  ['fewer days', seminar('2027-04-08', 'online', 'berlin')],
  ['a last session that is a day late', usual.replace('2027-04-16', '2027-04-17')],
  ['another hour', usual.replace(/(?<=online.*berlin.*)start: 09:30/s, 'start: 10:30')],
])('a seminar of another course than the page says is a warning: %s', (_, seminars) => {
  expect(seminars).not.toBe(usual);
  const { stops, text } = report(production, { seminars });
  expect(stops).toBe(false);
  expect(text).toContain('site/seminars.yaml, Zeile 1: Seminar 1 verläuft anders');
  expect(text).toContain('site/seminars.yaml, line 1: Seminar 1 takes another course');
});
