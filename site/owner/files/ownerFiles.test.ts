import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readYaml } from './yamlFile.js';
import { readOwnerFiles, sampleFolder } from './ownerFiles.js';
import { ownerSchema, pricesSchema, seminarsSchema } from './schema.js';

const sample = (name: string) => readFileSync(`${sampleFolder}${name}.yaml`, 'utf8');
const ownerWith = (name: string, value: string) =>
  readYaml(
    'x',
    Buffer.from(sample('owner').replace(new RegExp(`(^|\n)${name} .*`), `$1${name} ${value}`)),
    ownerSchema,
  );

test('the files of the sample owner are valid, with a line for every fact', () => {
  const files = readOwnerFiles({ OWNER: 'sample' });
  for (const { problems } of Object.values(files)) expect(problems).toEqual([]);
  const names = sample('owner').match(/^\w+(?=:)/gm)!;
  expect(names.toSorted()).toEqual(Object.keys(files.owner.value!).toSorted());
});

test.each([
  ['companyName:', "Johanna's Beratung GmbH", { companyName: "Johanna's Beratung GmbH" }],
  ['companyName:', '"Muster: Beratung & Co. KG"', { companyName: 'Muster: Beratung & Co. KG' }],
  ['name:', 'Dr. Eva-Maria von O’Neill', { name: 'Dr. Eva-Maria von O’Neill' }],
  ['city:', 'Mu\u0308nchen\u200b\r', { city: 'München' }],
  ['postalCode:', '01099', { postalCode: '01099' }],
  ['workingLanguages:\n  -', 'no', { workingLanguages: ['no', 'de', 'fr'] }],
  ['phone:', '+1 (212) 555-0100', { phone: '+1 (212) 555-0100' }],
  ['email:', 'kontakt@häuff-beratung.de', { email: 'kontakt@häuff-beratung.de' }],
])('reads facts as they are meant: %s %s', (name, value, expected) => {
  expect(ownerWith(name, value).value).toMatchObject(expected);
});

test('seminars and their sessions may be in any order, and there may be none', () => {
  const read = (text: string) => readYaml('x', Buffer.from(text), seminarsSchema).value!;
  const later = read(sample('seminars').replaceAll('2025-04', '2025-09'));
  expect(later.map(({ number }) => number)).toEqual([2, 1]);
  const [first] = read(sample('seminars').replace('2025-04-03', '2025-04-12'));
  expect(first!.sessions.map(({ date }) => date.slice(8))).toEqual(['04', '10', '11', '12']);
  expect(read('# None\n')).toEqual([]);
});

test.each([
  ['19', 1783.81],
  ['0', 1499],
])('a net price of 1499 with %s %% VAT is %d, in whole cents', (vat, companyGross) => {
  const text = sample('prices').replace('vatPercent: 19', `vatPercent: ${vat}`);
  const { value } = readYaml('x', Buffer.from(text), pricesSchema);
  expect(value).toMatchObject({ companyNet: 1499, companyGross });
});
