import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { annotation, ownerReport } from './ownerCheck.js';
import { readOwnersFile, sampleFolder, sentence } from './readOwner.js';
import { ownerRule, pricesRule, seminarsRule } from './rules.js';

const textOf = (name: string) => readFileSync(`${sampleFolder}${name}.yaml`, 'utf8');
const complete = {
  owner: textOf('owner'),
  prices: textOf('prices'),
  seminars: textOf('seminars'),
  portrait: 'portrait.jpg' as string | null,
};

/** The report of files in which nothing is missing, but for what a test changes. */
function report(env: Record<string, string>, changes: Partial<typeof complete> = {}) {
  const { owner, prices, seminars, portrait } = { ...complete, ...changes };
  const { conclusions, stops, problems, warnings, gaps } = ownerReport(
    {
      owner: readOwnersFile('site/owner.yaml', Buffer.from(owner), ownerRule),
      prices: readOwnersFile('site/prices.yaml', Buffer.from(prices), pricesRule),
      seminars: readOwnersFile('site/seminars.yaml', Buffer.from(seminars), seminarsRule),
      portrait: { value: portrait, problems: [] },
    },
    env,
  );
  const said = [...problems, ...warnings, ...gaps].map(sentence);
  return { text: [...said, ...conclusions].join('\n'), stops };
}
const production = { CONTEXT: 'production' };
const letPass = { ...production, ALLOW_PLACEHOLDERS: '1' };
const without = (...names: string[]) =>
  complete.owner.replace(new RegExp(`^(${names.join('|')}): .*`, 'gm'), '$1:');

test.each<[missing: string, changes: Partial<typeof complete>, said: string]>([
  ['a fact', { owner: without('companyName') }, 'site/owner.yaml, line 8: companyName is missing.'],
  ['a line', { owner: complete.owner.replace(/^street: .*\n/m, '') }, ': street is missing.'],
  ['an answer', { owner: without('kind') }, 'kind is missing.'],
  [
    'an address',
    { owner: complete.owner.replace('mustermann.example', 'example.com') },
    'email is',
  ],
  ['both tax numbers', { owner: without('vatId', 'businessId') }, 'vatId (businessId) is missing.'],
  ['a unit of the amount', { owner: without('cryptocurrency') }, 'cryptocurrency is missing.'],
  ['a portrait', { portrait: null }, 'site/portrait.jpg: portrait is missing.'],
  ['an owner', { owner: '# nothing\n' }, 'shows a fictional owner and says so on every page'],
])('a gap stops production, unless it may be shown as missing: %s', (_, changes, said) => {
  const text = expect.stringContaining(said);
  expect(report({}, changes)).toMatchObject({ stops: false, text });
  const stopped = expect.stringContaining('Nothing is published like this.');
  expect(report(production, changes)).toMatchObject({ stops: true, text: stopped });
  expect(report(letPass, changes).stops).toBe(false);
});

test('the sample owner is no owner', () => {
  expect(report({ ...production, OWNER: 'sample' }).stops).toBe(true);
});

test.each([
  complete.owner,
  without('phone', 'answerDays'),
  without('vatId'),
  without('registerCourt', 'registerNumber', 'managingPerson', 'vatId', 'businessId').replace(
    'kind: company',
    'kind: freelancer',
  ),
  without('managingPerson').replace('kind: company', 'kind: e.K.'),
  without('providersAbroad').replace('Eu: yes', 'Eu: no'),
])('what may be empty stops nothing: %#', (owner) => {
  const { stops, text } = report(production, { owner });
  expect(stops).toBe(false);
  expect(text).toMatch(/^Alle Angaben sind da.*\nAll facts are there. Nothing stops publishing.$/);
});

test('a value that is wrong stops every build and is all that is said', () => {
  expect(report(letPass, { owner: without('city').replace('12345', '1011') })).toEqual({
    stops: true,
    text:
      'site/owner.yaml, Zeile 11: postalCode: muss aussehen wie „10115“; dort steht „1011“.\n' +
      'site/owner.yaml, line 11: postalCode: must look like “10115”; it reads “1011”.',
  });
});

test.each([
  ['2025-04-11', '2025-04-12'],
  ['start: 09:30', 'start: 10:30'],
])('a course that is not as the page says is a warning: %s', (usual, other) => {
  const seminars = complete.seminars.replace(usual, other);
  const text = expect.stringContaining(
    'yaml, line 3: Seminar 1 takes another course than the page',
  );
  expect(report(production, { seminars })).toMatchObject({ stops: false, text });
});

test('on GitHub a finding is shown at its line', () => {
  const finding = { file: 'site/prices.yaml', line: 7, message: '19 % fehlen\n19 % are missing' };
  expect(annotation('error', finding)).toBe(
    '::error file=site/prices.yaml,line=7::19 %25 fehlen%0A19 %25 are missing',
  );
});
