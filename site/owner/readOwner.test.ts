import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { earliestFirst, factNames, ownerRule, pricesRule, seminarsRule } from './rules.js';
import {
  ownerFrom,
  readFiles,
  readOwnersFile,
  sampleFolder,
  sentence,
  siteFolder,
} from './readOwner.js';

const sample = readFileSync(`${sampleFolder}owner.yaml`, 'utf8');
const prices = readFileSync(`${sampleFolder}prices.yaml`, 'utf8');
const seminars = readFileSync(`${sampleFolder}seminars.yaml`, 'utf8');

const read = <Rule extends z.ZodType>(text: string, rule: Rule) =>
  readOwnersFile('site/x.yaml', Buffer.from(text), rule);

/** A text with one line changed, read by its rule. A name followed by a colon stands for its line. */
function readChanged<Rule extends z.ZodType>(text: string, rule: Rule, find: string, by: string) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(find));
  if (index < 0) throw new Error(`The file has no line with ${find}.`);
  lines[index] = /^\w+:$/.test(find) ? `${find} ${by}` : lines[index]!.replace(find, by);
  return { ...read(lines.join('\n'), rule), line: index + 1 };
}

test('the files of the site and of the sample owner are in order', () => {
  for (const env of [{}, { OWNER: 'sample' }])
    for (const { problems } of Object.values(readFiles(env))) expect(problems).toEqual([]);
});

test('the file has a line for every fact', () => {
  const text = readFileSync(`${siteFolder}owner.yaml`, 'utf8');
  const names = [...text.matchAll(/^(\w+):/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(factNames.toSorted());
});

type Slip = [find: string, by: string, sentence: string];

const wrongFacts: Slip[] = [
  // Lines that YAML cannot read, or reads otherwise than they are meant.
  ['city:', 'Musterstadt\ncity Musterstadt', 'cannot be read'],
  ['city:', "'Musterstadt", 'cannot be read'],
  ['city:', '#12 Musterstadt', 'cannot be read'],
  ['companyName:', 'Mustermann #1 GmbH', 'cannot be read'],
  ['companyName:', 'Mustermann: Beratung GmbH', 'cannot be read'],
  ['companyName:', '&Mustermann GmbH', 'cannot be read'],
  ['companyName:', 'Mustermann\n  GmbH', 'cannot be read'],
  ['  name: Musterversicherung', '\tname: Musterversicherung', 'cannot be read'],
  ['city: Musterstadt', 'street: Musterstadt', 'occurs twice'],
  // What is none of the facts, and zod's own sentences.
  ['phone: +49', 'fax: +49', 'fax: is no name that the website knows'],
  [
    'institution: Universität Musterstadt',
    'institution:',
    'entry 1, institution: must be filled in',
  ],
  ['profileLinks:', 'https://a.example', 'cannot be read'],
  ['charging:', 'hour', 'expected one of "day"|"month"|"fixed"; it reads “hour”'],
  ['netlifyLogDays:', '9999', 'netlifyLogDays: Too big: expected number to be <=365'],
  // Texts that are something else.
  ['name:', 'Erika', 'name: must look like “Erika Beispiel”'],
  ['companyName:', '„Mustermann GmbH“', 'companyName: has a quotation mark or comma at an end'],
  ['street:', 'LÃ¶wensteinstraÃŸe 1', 'street: has'],
  ['companyName:', 'Mustermann&nbsp;GmbH', 'companyName: has'],
  ['street:', 'Musterstraße', 'street: must look like “Beispielstraße 1”'],
  ['postalCode:', '1011', 'postalCode: must look like “10115”; it reads “1011”'],
  ['city:', '10623 Berlin', 'city: must look like “Berlin”'],
  ['email:', 'erika..m@mustermann.de', 'email: must look like'],
  ['phone:', '0049 30 23125 123', 'phone: must look like “+49 30 901820”'],
  ['phone:', '030 23125 123', 'phone: must look like'],
  ['phone:', '+49 (0)30 23125 123', 'phone: must look like'],
  ['phone:', '+49 030 23125 123', 'phone: must look like'],
  ['registerNumber:', '12345', 'registerNumber: must look like “HRB 12345”'],
  ['vatId:', 'DE000000004', 'vatId: has a wrong check digit'],
  ['trainingUrl:', 'http://training.example/', 'trainingUrl: must look like “https:'],
  ['  - fr', '  - de', 'workingLanguages: has an entry twice'],
  ['privacyDate:', '2026-02-30', 'privacyDate: must look like “2027-01-31”'],
  ['privacyDate:', '2206-01-31', 'more than ten years away'],
  ['videoProvider:', 'Muster Video GmbH', 'videoProvider: must look like “Muster GmbH, Berlin”'],
  // Facts that contradict each other.
  ['calendarUrl:', 'https://calendar.example/privacy', 'belongs to calendarPrivacyUrl'],
  ['providersOutsideEu:', 'no', 'does not fit the answer behind providersOutsideEu'],
  ['kind:', 'e.K.', 'managingPerson: does not fit the answer behind kind'],
];

const wrongPrices: Slip[] = [
  ['individual:', '790,50', 'individual: must be a whole number, digits only; it reads “790,50”'],
  ['individual:', '7490000', 'individual: Too big'],
  ['individual:', '', 'individual: must be filled in'],
  ['cryptocurrencyAmount:', '0,4', 'cryptocurrencyAmount: must look like “0.4”'],
];

const wrongSeminars: Slip[] = [
  ['place: berlin', 'place: hamburg', 'expected one of "online"|"berlin"; it reads “hamburg”'],
  ['2025-04-03', '3.4.2025', 'must look like “2027-01-31”'],
  ['start: 09:30', 'start: 9:30', 'must look like “09:30”'],
  ['end: 16:30', 'end: 12:00', 'end: is before the start'],
  ['      end: 16:30', '     end: 16:30', 'cannot be read'],
];

describe.each<[file: string, text: string, rule: z.ZodType, slips: Slip[]]>([
  ['owner.yaml', sample, ownerRule, wrongFacts],
  ['prices.yaml', prices, pricesRule, wrongPrices],
  ['seminars.yaml', seminars, seminarsRule, wrongSeminars],
])('in %s a slip is one sentence with its line', (_file, text, rule, slips) => {
  test.each(slips)('%s → %s', (find, by, said) => {
    const { problems, line } = readChanged(text, rule, find, by);
    expect(problems).toHaveLength(1);
    const [german, english] = sentence(problems[0]!).split('\n');
    expect(english).toContain(said);
    const named = problems[0]!.line;
    // A fact that contradicts an answer is named in its own line; a broken line may show in the next.
    if (!/does not fit|twice/.test(said)) expect(named).toBeOneOf([line, line + 1]);
    expect(english).toMatch(new RegExp(`^site/x\\.yaml, line ${named}: .+`));
    expect(german).toMatch(new RegExp(`^site/x\\.yaml, Zeile ${named}: .+`));
    expect(german).not.toContain(said);
  });
});

test('two seminars of a year with one number are refused', () => {
  const { problems } = read(seminars.replace('number: 2', 'number: 1'), seminarsRule);
  expect(problems.map(sentence)).toEqual([expect.stringContaining('has an entry twice')]);
});

test('a file in another encoding is one short sentence', () => {
  for (const bytes of [Buffer.from(sample, 'utf16le'), Buffer.from(sample, 'latin1')])
    expect(readOwnersFile('x', bytes, ownerRule).problems.map(sentence)).toEqual([
      expect.stringMatching(/^x: .{20,90}\nx: The file is not saved as UTF-8/),
    ]);
});

describe('read as it is meant', () => {
  test.each([
    ['Mustermann GmbH', "Johanna's Beratung GmbH", 'companyName', "Johanna's Beratung GmbH"],
    ['Mustermann GmbH', '"Muster: Beratung GmbH"', 'companyName', 'Muster: Beratung GmbH'],
    [
      'Mustermann GmbH',
      'Unbekannt & Söhne GmbH & Co. KG',
      'companyName',
      'Unbekannt & Söhne GmbH & Co. KG',
    ],
    [
      'name: Erika Mustermann',
      'name: Dr. Eva-Maria von O’Neill',
      'name',
      'Dr. Eva-Maria von O’Neill',
    ],
    ['city: Musterstadt', 'city: Mu\u0308nchen\u200b', 'city', 'München'],
    ['postalCode: 12345', 'postalCode: 01099', 'postalCode', '01099'],
    ['mailboxProvider:', 'Posteo e. K., Köln', 'mailboxProvider', 'Posteo e. K., Köln'],
    ['- fr', '- no', 'workingLanguages', ['en', 'de', 'no']],
    ['vatId: DE000000003', 'vatId: DE 000 000 003', 'vatId', 'DE000000003'],
    ['phone:', '+1 (212) 555-0100', 'phone', '+1 (212) 555-0100'],
    ['erika@mustermann.example', 'kontakt@häuff-beratung.de', 'email', 'kontakt@häuff-beratung.de'],
  ])('%s → %s', (find, by, name, expected) => {
    expect(readChanged(sample, ownerRule, find, by).value).toMatchObject({ [name]: expected });
  });

  test('line ends of Windows', () => {
    expect(read(sample.replaceAll('\n', '\r\n'), ownerRule).value).toEqual(
      read(sample, ownerRule).value,
    );
  });

  test.each(['', '# None\n', '[]\n'])('no seminars: %j', (text) => {
    expect(read(text, seminarsRule)).toMatchObject({ value: [], problems: [] });
  });

  test('seminars and sessions in any order', () => {
    const later = read(seminars.replaceAll('2025-04', '2025-09'), seminarsRule).value!;
    expect(earliestFirst(later).map(({ number }) => number)).toEqual([2, 1]);
    const [seminar] = read(seminars.replace('2025-04-03', '2025-04-12'), seminarsRule).value!;
    expect(seminar!.sessions.map(({ date }) => date.slice(8))).toEqual(['04', '10', '11', '12']);
  });

  test('a net price, with its VAT in whole cents, or without', () => {
    expect(read(prices, pricesRule).value).toMatchObject({
      companyNet: 1499,
      companyGross: 1783.81,
    });
    const small = read(prices.replace('19', '0'), pricesRule);
    expect(small.value).toMatchObject({ companyNet: 1499, companyGross: 1499 });
  });
});

describe('the pages show', () => {
  const name = 'Kim Beispiel';

  test('the facts of the file, with their gaps marked', () => {
    const owner = ownerFrom({ name });
    expect(owner).toMatchObject({
      name,
      companyName: { missing: 'companyName' },
      registerNumber: { missing: 'registerNumber' },
      providersAbroad: { missing: 'providersAbroad' },
      email: 'name@example.com',
      degrees: [],
    });
    expect(owner.phone).toBeUndefined();
  });

  test.each([
    ['company', true, true],
    ['e.K.', true, false],
    ['freelancer', false, false],
  ] as const)('of the kind %s a register: %s, a managing person: %s', (kind, register, manager) => {
    const owner = ownerFrom({ name, kind });
    expect(owner.registerNumber !== undefined).toBe(register);
    expect(owner.managingPerson !== undefined).toBe(manager);
  });

  test('a cryptocurrency without a name as missing while there is an amount', () => {
    const missing = { missing: 'cryptocurrency' };
    expect(ownerFrom({ name }, { cryptocurrencyAmount: 0.4 }).cryptocurrency).toEqual(missing);
    expect(ownerFrom({ name }).cryptocurrency).toBeUndefined();
  });
});
