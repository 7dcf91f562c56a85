import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownerRule, pricesRule, seminarsRule } from './rules.js';
import { readOwnersFile, sampleFolder } from './readOwner.js';
import { ownerReport } from './ownerCheck.js';

const sample = readFileSync(`${sampleFolder}owner.yaml`, 'utf8').replace(
  /^city: .*/m,
  'city: Berlin',
);
const prices = 'individual: 749\ncompanyNet: 1499\nvatPercent: 19\ncryptocurrency: 0.4\n';
const seminar = (first: string, ...places: string[]) =>
  `- number: 1\n  sessions:\n${places
    .map((place, index) => {
      const date = new Date(Date.parse(first) + [0, 1, 7, 8][index]! * 86_400_000);
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
    text: 'Alle Angaben sind da.\nAll facts are there.',
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

test.each([
  ['companyName: Muster Beratung', /no legal form, but there is a register/],
  ['companyName: Erika Mustermann\nregisterCourt:\nregisterNumber:', /or a managing person/],
  [
    'companyName: Muster Beratung\nregisterCourt:\nregisterNumber:\nmanagingPerson:',
    /neither a company with its legal form nor your name/,
  ],
])('a company that may be none is a warning: %j', (lines, warning) => {
  const names = lines.split('\n').map((line) => line.split(':')[0]);
  const owner = `${sample.replaceAll(new RegExp(`^(${names.join('|')}): .*\n`, 'gm'), '')}${lines}\n`;
  const { stops, text } = report(production, { owner });
  expect(text).toMatch(warning);
  expect(stops).toBe(false);
});

test('a title before the name makes no other person', () => {
  const empty = /^(?:registerCourt|registerNumber|managingPerson): .*\n/gm;
  const owner = sample
    .replaceAll(empty, '')
    .replace(/^name: .*/m, 'name: Dr. Erika Mustermann')
    .replace(/^companyName: .*/m, 'companyName: Erika Mustermann');
  expect(report(production, { owner }).text).not.toContain('companyName');
});

test('a city that the texts do not name is a warning', () => {
  const owner = sample.replace('city: Berlin', 'city: Hamburg');
  const { stops, text } = report(production, { owner });
  expect(text).toMatch(
    /site\/owner.yaml, line 11: city is not Berlin.*All facts are there. Check/s,
  );
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

test('an address at example.com counts as missing', () => {
  const owner = sample.replace('erika@mustermann.example', 'name@example.com');
  const { stops, text } = report(production, { owner });
  expect(text).toMatch(/site\/owner.yaml, line \d+: email is still a placeholder/);
  expect(stops).toBe(true);
});

test('a fact whose line was deleted is missing, in no line', () => {
  const { text } = report({}, { owner: sample.replace(/^street: .*\n/m, '') });
  expect(text).toContain('site/owner.yaml: street is missing.');
});

test('a provider outside the EU where all are said to sit in it is a warning', () => {
  const owner = sample
    .replace(/^providersAbroad: .*/m, 'providersAbroad: EU')
    .replace(/^videoProvider: .*/m, 'videoProvider: Muster Inc., USA');
  const { stops, text } = report(production, { owner });
  expect(text.match(/names a seat outside the EU/g)).toHaveLength(1);
  expect(text).toContain('videoProvider names a seat outside the EU');
  expect(stops).toBe(false);
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

test('a freelancer can launch without register and managing person, a company cannot', () => {
  const unregistered = ['registerCourt', 'registerNumber', 'managingPerson'].reduce(
    (text, name) => text.replace(new RegExp(`^${name}: .*`, 'm'), `${name}:`),
    sample,
  );
  expect(report(production, { owner: unregistered }).stops).toBe(true);
  const freelancer = unregistered.replace('Mustermann GmbH', 'Erika Mustermann, Beratung');
  expect(report(production, { owner: freelancer }).stops).toBe(false);
  const { stops, text } = report(production, {
    owner: freelancer.replaceAll(/^(vatId|businessId): .*/gm, '$1:'),
  });
  expect(text).toContain('vatId and businessId are empty.');
  expect(stops).toBe(false);
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

test('a seminar of another course than the page says is a warning with its line', () => {
  const seminars = seminar('2027-04-08', 'online', 'berlin');
  const { stops, text } = report(production, { seminars });
  expect(stops).toBe(false);
  expect(text).toContain('site/seminars.yaml, Zeile 1: Seminar 1 verläuft anders');
  expect(text).toContain('site/seminars.yaml, line 1: Seminar 1 takes another course');
});

test('a last session that is a day late is a warning, too', () => {
  const late = usual.replace('2027-04-16', '2027-04-17');
  expect(late).not.toBe(usual);
  expect(report(production, { seminars: late }).text).toContain('takes another course');
  const hours = usual.replace(/(?<=online.*berlin.*)start: 09:30/s, 'start: 10:30');
  expect(hours).not.toBe(usual);
  expect(report(production, { seminars: hours }).text).toContain('takes another course');
});
