import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { ownerRule, pricesRule, seminarsRule } from './rules.js';
import { readOwnersFile, sampleFolder, sentence } from './readOwner.js';
import { annotation, ownerReport } from './ownerCheck.js';

type Texts = Record<'owner' | 'prices' | 'seminars', string>;
const textOf = (name: keyof Texts) => readFileSync(`${sampleFolder}${name}.yaml`, 'utf8');
const complete: Texts = {
  owner: textOf('owner'),
  prices: textOf('prices'),
  seminars: textOf('seminars'),
};

/** The report of files in which nothing is missing, but for what a test changes. */
function report(env: Record<string, string>, changes: Partial<Texts>, hasPortrait = true) {
  const read = <Rule extends z.ZodType>(name: keyof Texts, rule: Rule) =>
    readOwnersFile(`site/${name}.yaml`, Buffer.from(changes[name] ?? complete[name]), rule);
  const portrait = { value: hasPortrait ? 'portrait.jpg' : null, problems: [] };
  const { conclusions, stops, ...findings } = ownerReport(
    {
      owner: read('owner', ownerRule),
      prices: read('prices', pricesRule),
      seminars: read('seminars', seminarsRule),
      portrait,
    },
    env,
  );
  const said = Object.values(findings).flat().map(sentence);
  return { text: [...said, ...conclusions].join('\n'), stops };
}
const production = { CONTEXT: 'production' };
const letPass = { ...production, ALLOW_PLACEHOLDERS: '1' };
const without = (...names: string[]) =>
  complete.owner.replace(new RegExp(`^(${names.join('|')}): .*`, 'gm'), '$1:');

test.each([
  ['a fact', without('companyName'), 'site/owner.yaml, line 8: companyName is missing.'],
  ['a deleted line', complete.owner.replace(/^street: .*\n/m, ''), ': street is missing.'],
  ['an answer', without('kind'), 'kind is missing.'],
  ['nobody’s address', complete.owner.replace('mustermann.example', 'example.com'), 'email is'],
  ['both tax numbers', without('vatId', 'businessId'), 'vatId (or businessId) is missing.'],
  ['a cryptocurrency for the amount', without('cryptocurrency'), 'cryptocurrency is missing.'],
])('a gap stops production, unless it may be shown as missing: %s', (_, owner, said) => {
  expect(report({}, { owner })).toMatchObject({
    stops: false,
    text: expect.stringContaining(said),
  });
  const stopped = expect.stringContaining('Nothing is published like this.');
  expect(report(production, { owner })).toMatchObject({ stops: true, text: stopped });
  expect(report(letPass, { owner }).stops).toBe(false);
});

test('a portrait is needed as well', () => {
  const said = expect.stringContaining('site/portrait.jpg: The portrait is missing');
  expect(report(production, {}, false)).toMatchObject({ stops: true, text: said });
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
  [{ OWNER: 'sample' }, complete.owner],
  [{}, without('name')],
  [{}, '# nothing\n'],
])('with %o the sample owner is shown, which production refuses: %#', (env, owner) => {
  const text = expect.stringContaining('shows a fictional owner and says so on every page');
  expect(report(env, { owner })).toMatchObject({ stops: false, text });
  expect(report({ ...env, ...production }, { owner }).stops).toBe(true);
  expect(report({ ...env, ...letPass }, { owner }).stops).toBe(false);
});

test.each([
  [{ prices: complete.prices.replace('1499', '499') }, 'companyNet is less than individual'],
  [
    { seminars: complete.seminars.replace('2025-04-11', '2025-04-12') },
    'site/seminars.yaml, line 3: Seminar 1 takes another course',
  ],
  [{ seminars: complete.seminars.replace('start: 09:30', 'start: 10:30') }, 'another course'],
])('what is probably wrong is a warning: %#', (texts, said) => {
  const text = expect.stringContaining(said);
  expect(report(production, texts)).toMatchObject({ stops: false, text });
});

test('on GitHub a finding is shown at its line', () => {
  const finding = { file: 'site/prices.yaml', line: 7, message: '19 % fehlen\n19 % are missing' };
  expect(annotation('error', finding)).toBe(
    '::error file=site/prices.yaml,line=7::19 %25 fehlen%0A19 %25 are missing',
  );
});
