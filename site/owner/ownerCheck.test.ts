import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownerRule, pricesRule, seminarsRule } from './rules.js';
import { readOwnersFile, sampleFolder, sentence } from './readOwner.js';
import { annotation, ownerReport } from './ownerCheck.js';

const read = (name: string) => readFileSync(`${sampleFolder}${name}.yaml`, 'utf8');
const [sample, prices, seminars] = [read('owner'), read('prices'), read('seminars')];

/** The report of files in which nothing is missing, but for what a test changes. */
function report(
  env: Record<string, string>,
  texts: { owner?: string; prices?: string; seminars?: string; portrait?: string | null } = {},
) {
  const { conclusions, stops, ...findings } = ownerReport(
    {
      owner: readOwnersFile('site/owner.yaml', Buffer.from(texts.owner ?? sample), ownerRule),
      prices: readOwnersFile('site/prices.yaml', Buffer.from(texts.prices ?? prices), pricesRule),
      seminars: readOwnersFile(
        'site/seminars.yaml',
        Buffer.from(texts.seminars ?? seminars),
        seminarsRule,
      ),
      portrait: {
        value: texts.portrait ?? (texts.portrait === null ? null : 'portrait.jpg'),
        problems: [],
      },
    },
    env,
  );
  const said = Object.values(findings).flat().map(sentence);
  return { text: [...said, ...conclusions].join('\n'), stops };
}
const production = { CONTEXT: 'production' };
const without = (...names: string[]) =>
  sample.replace(new RegExp(`^(${names.join('|')}): .*`, 'gm'), '$1:');

test('facts that are complete stop nothing', () => {
  expect(report(production)).toEqual({
    stops: false,
    text: 'Alle Angaben sind da. Nichts hält die Veröffentlichung auf.\nAll facts are there. Nothing stops publishing.',
  });
});

test.each<[what: string, texts: Parameters<typeof report>[1], said: string]>([
  ['a fact', { owner: without('companyName') }, 'site/owner.yaml, line 8: companyName is missing.'],
  [
    'a fact whose line was deleted',
    { owner: sample.replace(/^street: .*\n/m, '') },
    'site/owner.yaml: street is missing.',
  ],
  ['an answer', { owner: without('kind') }, 'kind is missing.'],
  [
    'an address that nobody can own',
    { owner: sample.replace('@mustermann.example', '@example.com') },
    'email is missing.',
  ],
  [
    'both tax numbers',
    { owner: without('vatId', 'businessId') },
    'vatId (or businessId) is missing.',
  ],
  [
    'a cryptocurrency for the amount',
    { owner: without('cryptocurrency') },
    'cryptocurrency is missing.',
  ],
  ['the portrait', { portrait: null }, 'site/portrait.jpg: The portrait is missing'],
])('what is missing stops production, unless it may be shown as missing: %s', (_, texts, said) => {
  expect(report({}, texts)).toMatchObject({ stops: false, text: expect.stringContaining(said) });
  const { stops, text } = report(production, texts);
  expect(stops).toBe(true);
  expect(text).toContain('Nothing is published like this.');
  expect(report({ ...production, ALLOW_PLACEHOLDERS: '1' }, texts).stops).toBe(false);
});

test.each([
  ['an optional fact', without('phone', 'answerDays')],
  ['one of two tax numbers', without('vatId')],
  [
    'a register and a tax number of a freelancer',
    without('managingPerson', 'registerCourt', 'registerNumber', 'vatId', 'businessId').replace(
      'kind: company',
      'kind: freelancer',
    ),
  ],
  [
    'a managing person of a sole trader',
    without('managingPerson').replace('kind: company', 'kind: e.K.'),
  ],
  [
    'who sits outside the EU, where nobody does',
    without('providersAbroad').replace('Eu: yes', 'Eu: no'),
  ],
])('what may be empty stops nothing: %s', (_, owner) => {
  expect(report(production, { owner })).toMatchObject({
    stops: false,
    text: expect.stringMatching(/^Alle Angaben/),
  });
});

test('a value that is wrong stops every build and is all that is said', () => {
  const owner = without('city').replace('12345', '1011');
  expect(report({ ALLOW_PLACEHOLDERS: '1' }, { owner })).toEqual({
    stops: true,
    text:
      'site/owner.yaml, Zeile 11: postalCode: muss aussehen wie „10115“; dort steht „1011“.\n' +
      'site/owner.yaml, line 11: postalCode: must look like “10115”; it reads “1011”.',
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
  [
    'prices that are swapped',
    { prices: prices.replace('1499', '499') },
    'companyNet is less than individual',
  ],
  [
    'a seminar that ends a day late',
    { seminars: seminars.replace('2025-04-11', '2025-04-12') },
    'site/seminars.yaml, line 3: Seminar 1 takes another course',
  ],
  [
    'a seminar with another hour',
    { seminars: seminars.replace(/start: 09:30/, 'start: 10:30') },
    'Seminar 1 takes another course',
  ],
])('what is probably wrong is a warning: %s', (_, texts, said) => {
  expect(report(production, texts)).toMatchObject({
    stops: false,
    text: expect.stringContaining(said),
  });
});

test('on GitHub a finding is shown at its line', () => {
  const finding = { file: 'site/prices.yaml', line: 7, message: '19 % fehlen\n19 % are missing' };
  expect(annotation('error', finding)).toBe(
    '::error file=site/prices.yaml,line=7::19 %25 fehlen%0A19 %25 are missing',
  );
});
