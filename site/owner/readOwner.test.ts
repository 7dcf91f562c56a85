import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { ownerFrom, readFiles, readOwnersFile, sampleFolder, sentence } from './readOwner.js';
import { siteFolder } from './readOwner.js';
import { earliestFirst, factNames, ownerRule, pricesRule, seminarsRule } from './rules.js';

type File<Rule> = { text: string; rule: Rule };
const file = <Rule>(name: string, rule: Rule): File<Rule> => ({
  text: readFileSync(`${sampleFolder}${name}.yaml`, 'utf8'),
  rule,
});
const owner = file('owner', ownerRule);
const prices = file('prices', pricesRule);
const seminars = file('seminars', seminarsRule);
const read = <Rule extends z.ZodType>(text: string | Buffer, rule: Rule) =>
  readOwnersFile('site/x.yaml', Buffer.from(text), rule);

/** A file read with one line changed. A name followed by a colon stands for its line. */
function readChanged<Rule extends z.ZodType>({ text, rule }: File<Rule>, find: string, by: string) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(find));
  if (index < 0) throw new Error(`The file has no line with ${find}.`);
  lines[index] = /^\w+:$/.test(find) ? `${find} ${by}` : lines[index]!.replace(find, by);
  return { ...read(lines.join('\n'), rule), line: index + 1 };
}

test('the files of the site and of the sample owner are in order, with a line for every fact', () => {
  for (const env of [{}, { OWNER: 'sample' }])
    for (const { problems } of Object.values(readFiles(env))) expect(problems).toEqual([]);
  const names = readFileSync(`${siteFolder}owner.yaml`, 'utf8').match(/^\w+(?=:)/gm);
  expect(names!.toSorted()).toEqual(factNames.toSorted());
});

test.each<[file: File<z.ZodType>, find: string, by: string, said: string]>([
  // Lines that YAML cannot read, or reads otherwise than they are meant.
  [owner, 'city:', 'Musterstadt\ncity Musterstadt', 'cannot be read'],
  [owner, 'city:', "'Musterstadt", 'cannot be read'],
  [owner, 'companyName:', 'Mustermann #1 GmbH', 'cannot be read'],
  [owner, 'companyName:', 'Mustermann: Beratung GmbH', 'cannot be read'],
  [owner, 'companyName:', '&Mustermann GmbH', 'cannot be read'],
  [owner, '  name: Musterversicherung', '\tname: Musterversicherung', 'cannot be read'],
  [owner, 'city: Musterstadt', 'street: Musterstadt', 'occurs twice'],
  [owner, 'street:', 'LÃ¶wensteinstraÃŸe 1', 'Characters here were saved wrongly'],
  // zod's own sentences.
  [owner, 'phone: +49', 'fax: +49', 'fax: Unrecognized key: "fax"'],
  [owner, 'charging:', 'hour', 'charging: Invalid option: expected one of "day"|"month"|"fixed"'],
  [prices, 'vatPercent:', '190', 'vatPercent: Too big: expected number to be <=30'],
  // Texts that are something else.
  [owner, 'institution: Universität Musterstadt', 'institution:', '[0].institution: must be'],
  [owner, 'name:', 'Erika', 'name: must look like “Erika Beispiel”; it reads “Erika”.'],
  [owner, 'companyName:', '„Mustermann GmbH“', 'companyName: must look like “Muster GmbH”'],
  [owner, 'street:', 'Musterstraße', 'street: must look like “Beispielstraße 1”'],
  [owner, 'city:', '10623 Berlin', 'city: must look like “Berlin”'],
  [owner, 'email:', 'erika..m@mustermann.de', 'email: must look like'],
  [owner, 'phone:', '0049 30 23125 123', 'phone: must look like “+49 30 901820”'],
  [owner, 'phone:', '+49 (0)30 23125 123', 'phone: must look like'],
  [owner, 'registerNumber:', '12345', 'registerNumber: must look like “HRB 12345”'],
  [owner, 'vatId:', 'DE000000004', 'vatId: has a wrong check digit'],
  [owner, 'trainingUrl:', 'http://training.example/', 'trainingUrl: must look like “https:'],
  [owner, 'privacyDate:', '2206-01-31', 'privacyDate: is more than ten years away'],
  [owner, 'articleUrl:', 'https://article.example/my article', 'articleUrl: must look like'],
  [owner, 'videoProvider:', 'Muster Video GmbH', 'must look like “Muster GmbH, Berlin”'],
  [owner, 'calendarUrl:', 'https://calendar.example/privacy', 'is a privacy text'],
  [prices, 'individual:', '790,50', 'individual: must look like “20000”; it reads “790,50”'],
  [prices, 'cryptocurrencyAmount:', '0,4', 'cryptocurrencyAmount: must look like “0.4”'],
  [seminars, '2025-04-03', '3.4.2025', 'must look like “2027-01-31”'],
  [seminars, 'end: 16:30', 'end: 12:00', 'end: is before the start'],
  // What contradicts another value.
  [owner, 'kind:', 'e.K.', 'managingPerson: does not fit the answer behind kind'],
  [owner, 'providersOutsideEu:', 'no', 'does not fit the answer behind providersOutsideEu'],
  [owner, '  - fr', '  - de', 'workingLanguages: has an entry twice'],
  [prices, 'companyNet:', '499', 'companyNet: is less than individuals pay'],
  [seminars, 'number: 2', 'number: 1', 'has an entry twice'],
])('a slip is one sentence in two languages, with its line: %#', (changed, find, by, said) => {
  const { problems, line } = readChanged(changed, find, by);
  expect(problems.map(sentence)).toEqual([
    expect.stringMatching(/^site\/x\.yaml(?:, Zeile \d+)?: .+\nsite\/x\.yaml(?:, line \d+)?: .+$/),
  ]);
  expect(problems[0]!.message).toContain(said);
  // A broken line may show in the next; a name is the second where it occurs twice, or at the other answer.
  if (!/twice|does not fit|less/.test(said)) expect(problems[0]!.line).toBeOneOf([line, line + 1]);
});

test.each(['utf16le', 'latin1'] as const)(
  'a file saved as %s is one short sentence',
  (encoding) => {
    const { problems } = read(Buffer.from(owner.text, encoding), ownerRule);
    expect(problems.map(sentence).join()).toMatch(/^.{40,150}\n.*, line \d+: Characters here were/);
  },
);

test.each([
  ['companyName:', "Johanna's Beratung GmbH", { companyName: "Johanna's Beratung GmbH" }],
  ['companyName:', '"Muster: Beratung & Co. KG"', { companyName: 'Muster: Beratung & Co. KG' }],
  ['name:', 'Dr. Eva-Maria von O’Neill', { name: 'Dr. Eva-Maria von O’Neill' }],
  ['city:', 'Mu\u0308nchen\u200b\r', { city: 'München' }],
  ['postalCode:', '01099', { postalCode: '01099' }],
  ['- fr', '- no', { workingLanguages: ['en', 'de', 'no'] }],
  ['vatId:', 'DE 000 000 003', { vatId: 'DE000000003' }],
  ['phone:', '+1 (212) 555-0100', { phone: '+1 (212) 555-0100' }],
  ['email:', 'kontakt@häuff-beratung.de', { email: 'kontakt@häuff-beratung.de' }],
])('what is unusual is read as it is meant: %s %s', (find, by, expected) => {
  expect(readChanged(owner, find, by).value).toMatchObject(expected);
});

test('seminars and their sessions may be in any order, and there may be none', () => {
  const later = read(seminars.text.replaceAll('2025-04', '2025-09'), seminarsRule).value!;
  expect(earliestFirst(later).map(({ number }) => number)).toEqual([2, 1]);
  const [first] = readChanged(seminars, '2025-04-03', '2025-04-12').value!;
  expect(first!.sessions.map(({ date }) => date.slice(8))).toEqual(['04', '10', '11', '12']);
  expect(read('# None\n', seminarsRule)).toMatchObject({ value: [], problems: [] });
});

test.each([
  ['19', 1783.81],
  ['0', 1499],
])('a net price of 1499 with %s %% VAT is %d, in whole cents', (vat, companyGross) => {
  expect(readChanged(prices, '19', vat).value).toMatchObject({ companyNet: 1499, companyGross });
});

test('the pages mark what a launch needs and nobody knows, and leave out the rest', () => {
  const facts = ownerFrom({ name: 'Kim Beispiel' }, { cryptocurrencyAmount: 0.4 });
  for (const missing of ['companyName', 'registerNumber', 'cryptocurrency'] as const)
    expect(facts[missing]).toEqual({ missing });
  expect(facts).toMatchObject({ email: 'name@example.com', degrees: [] });
  const freelancer = ownerFrom({ name: 'Kim Beispiel', kind: 'freelancer' });
  for (const name of ['registerNumber', 'managingPerson', 'cryptocurrency', 'phone'] as const)
    expect(freelancer[name]).toBeUndefined();
});
