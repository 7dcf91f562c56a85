import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { earliestFirst, factNames, ownerRule, pricesRule, seminarsRule } from './rules.js';
import { ownerFrom, readFiles, readOwnersFile, sentence, siteFolder } from './readOwner.js';

const textOf = (name: string) => readFileSync(`${siteFolder}owner/sample/${name}.yaml`, 'utf8');
const owner = { text: textOf('owner'), rule: ownerRule };
const prices = { text: textOf('prices'), rule: pricesRule };
const seminars = { text: textOf('seminars'), rule: seminarsRule };
type File<Rule> = { text: string; rule: Rule };

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
  [owner, 'companyName:', 'Mustermann\n  GmbH', 'cannot be read'],
  [owner, '  name: Musterversicherung', '\tname: Musterversicherung', 'cannot be read'],
  [owner, 'city: Musterstadt', 'street: Musterstadt', 'occurs twice'],
  // What is none of the facts, and zod's own sentences.
  [owner, 'phone: +49', 'fax: +49', 'fax: is no name that the website knows'],
  [owner, 'institution: Universität Musterstadt', 'institution:', 'entry 1, institution: must be'],
  [owner, 'charging:', 'hour', 'expected one of "day"|"month"|"fixed"; it reads “hour”'],
  // Texts that are something else.
  [owner, 'name:', 'Erika', 'name: must look like “Erika Beispiel”'],
  [owner, 'companyName:', '„Mustermann GmbH“', 'has a quotation mark or comma at an end'],
  [owner, 'street:', 'LÃ¶wensteinstraÃŸe 1', 'characters that were saved wrongly'],
  [owner, 'street:', 'Musterstraße', 'street: must look like “Beispielstraße 1”'],
  [owner, 'city:', '10623 Berlin', 'city: must look like “Berlin”'],
  [owner, 'email:', 'erika..m@mustermann.de', 'email: must look like'],
  [owner, 'phone:', '0049 30 23125 123', 'phone: must look like “+49 30 901820”'],
  [owner, 'phone:', '+49 (0)30 23125 123', 'phone: must look like'],
  [owner, 'registerNumber:', '12345', 'registerNumber: must look like “HRB 12345”'],
  [owner, 'vatId:', 'DE000000004', 'vatId: has a wrong check digit'],
  [owner, 'trainingUrl:', 'http://training.example/', 'trainingUrl: must look like “https:'],
  [owner, 'privacyDate:', '2206-01-31', 'more than ten years away'],
  [owner, 'videoProvider:', 'Muster Video GmbH', 'must look like “Muster GmbH, Berlin”'],
  [owner, 'calendarUrl:', 'https://calendar.example/privacy', 'belongs to calendarPrivacyUrl'],
  [prices, 'individual:', '790,50', 'must be a whole number, digits only; it reads “790,50”'],
  [prices, 'cryptocurrencyAmount:', '0,4', 'cryptocurrencyAmount: must look like “0.4”'],
  [seminars, '2025-04-03', '3.4.2025', 'must look like “2027-01-31”'],
  [seminars, 'end: 16:30', 'end: 12:00', 'end: is before the start'],
])('a slip is one sentence with its line: %#', (file, find, by, said) => {
  const { problems, line } = readChanged(file, find, by);
  expect(problems).toHaveLength(1);
  const [german, english] = sentence(problems[0]!).split('\n');
  const named = problems[0]!.line;
  // A broken line may show in the next, and a name is the second where it occurs twice.
  if (said !== 'occurs twice') expect(named).toBeOneOf([line, line + 1]);
  expect(english).toMatch(new RegExp(`^site/x\\.yaml, line ${named}: .+`));
  expect(english).toContain(said);
  expect(german).toMatch(new RegExp(`^site/x\\.yaml, Zeile ${named}: .+`));
});

test.each([
  [owner, 'kind:', 'e.K.', 'managingPerson: does not fit the answer behind kind'],
  [owner, 'providersOutsideEu:', 'no', 'does not fit the answer behind providersOutsideEu'],
  [owner, '  - fr', '  - de', 'workingLanguages: has an entry twice'],
  [seminars, 'number: 2', 'number: 1', 'has an entry twice'],
] as const)('facts that contradict each other are refused: %#', (file, find, by, said) => {
  const { problems } = readChanged<z.ZodType>(file, find, by);
  expect(problems.map(sentence)).toEqual([expect.stringContaining(said)]);
});

test.each(['utf16le', 'latin1'] as const)(
  'a file saved as %s is one short sentence',
  (encoding) => {
    const { problems } = read(Buffer.from(owner.text, encoding), ownerRule);
    expect(problems.map(sentence).join()).toMatch(/^.{40,120}\n.*: The file is not saved as UTF-8/);
  },
);

test.each([
  ['companyName:', "Johanna's Beratung GmbH", { companyName: "Johanna's Beratung GmbH" }],
  ['companyName:', '"Muster: Beratung & Co. KG"', { companyName: 'Muster: Beratung & Co. KG' }],
  ['name:', 'Dr. Eva-Maria von O’Neill', { name: 'Dr. Eva-Maria von O’Neill' }],
  ['city:', 'Mu\u0308nchen\u200b', { city: 'München' }],
  ['postalCode:', '01099', { postalCode: '01099' }],
  ['- fr', '- no', { workingLanguages: ['en', 'de', 'no'] }],
  ['vatId:', 'DE 000 000 003', { vatId: 'DE000000003' }],
  ['phone:', '+1 (212) 555-0100', { phone: '+1 (212) 555-0100' }],
  ['email:', 'kontakt@häuff-beratung.de', { email: 'kontakt@häuff-beratung.de' }],
])('what is unusual is read as it is meant: %s %s', (find, by, expected) => {
  expect(readChanged(owner, find, by).value).toMatchObject(expected);
});

test('a file with line ends of Windows says the same', () => {
  const windows = read(owner.text.replaceAll('\n', '\r\n'), ownerRule);
  expect(windows.value).toEqual(read(owner.text, ownerRule).value);
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
  const marked = Object.fromEntries(
    (['companyName', 'registerNumber', 'cryptocurrency'] as const).map((missing) => [
      missing,
      { missing },
    ]),
  );
  expect(facts).toMatchObject({ ...marked, email: 'name@example.com', degrees: [] });
  expect(facts.phone).toBeUndefined();
  const freelancer = ownerFrom({ name: 'Kim Beispiel', kind: 'freelancer' });
  expect(freelancer.registerNumber ?? freelancer.managingPerson).toBeUndefined();
  expect(freelancer.cryptocurrency).toBeUndefined();
});
