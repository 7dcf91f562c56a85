import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { facts, ownerRule, pricesRule, seminarsRule } from './rules.js';
import { ownerFrom, readFiles, readOwnersFile, showsSample, siteFolder } from './readOwner.js';

const file = (path: string) => readFileSync(siteFolder + path, 'utf8');
const sample = file('owner/sample/owner.yaml');
const prices = 'individual: 749\ncompanyNet: 1499\nvatPercent: 19\ncryptocurrencyAmount: 0.4\n';
const session = (date: string, start: string, place: string) =>
  `    - date: ${date}\n      start: ${start}\n      end: 16:30\n      place: ${place}\n`;
const seminars = [
  '- number: 1\n  sessions:\n',
  session('2025-04-03', '12:30', 'online'),
  session('2025-04-04', '09:30', 'online'),
  session('2025-04-10', '09:30', 'berlin'),
  '- number: 2\n  sessions:\n',
  session('2025-07-18', '09:30', 'berlin'),
].join('');

/** A text with one line changed, read by its rule. A name followed by a colon stands for its line. */
function readChanged(text: string, rule: z.ZodType, find: string, by: string) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(find));
  if (index < 0) throw new Error(`The file has no line with ${find}.`);
  const isWhole = /^\w+:$/.test(find);
  lines[index] = isWhole ? `${find} ${by}` : lines[index]!.replace(find, by);
  return { ...readOwnersFile('site/x.yaml', lines.join('\n'), rule), line: index + 1 };
}

test('the files of the site and of the sample owner are in order', () => {
  for (const env of [{}, { OWNER: 'sample' }])
    for (const { problems } of Object.values(readFiles(env))) expect(problems).toEqual([]);
});

test('the file has a line for every fact', () => {
  const names = [...file('owner.yaml').matchAll(/^(\w+):/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(facts).toSorted());
});

type Slip = [find: string, by: string, sentence: string];

const wrongFacts: Slip[] = [
  // Lines that cannot be read.
  ['city: Musterstadt', 'city Musterstadt', 'cannot be read'],
  ['city: Musterstadt', 'city:Musterstadt', 'cannot be read'],
  ['city:', "'Musterstadt", 'cannot be read'],
  ['city:', "'Musterstadt',", 'cannot be read'],
  ['city:', '#12 Musterstadt', 'cannot be read'],
  ['city:', '[Musterstadt', 'cannot be read'],
  ['city:', '-', 'cannot be read'],
  ['name:', '*name', 'cannot be read'],
  ['companyName:', "'Johanna's Beratung GmbH'", 'cannot be read'],
  ['companyName:', 'Mustermann: Beratung GmbH', 'cannot be read'],
  ['companyName:', 'Mustermann #1 GmbH', 'cannot be read'],
  ['profileLinks:', 'https://a.example', 'profileLinks must be a list'],
  ['  name: Musterversicherung', '\tname: Musterversicherung', 'cannot be read'],
  ['  address: Muster', ' address: Muster', 'cannot be read'],
  ['city: Musterstadt', 'street: Musterstadt', 'occurs twice'],
  ['phone: +49', 'fax: +49', 'fax is no name that the website knows'],
  ['institution: Universität Musterstadt', 'institution:', 'degrees, entry 1, institution must be'],
  // What is not settled, and what is not the text alone.
  ['name:', 'Ihr Name', 'name is no value for the website'],
  ['companyName:', 'wird noch geklärt', 'companyName is no value for the website'],
  ['companyName:', 'Muster GmbH', 'companyName is no value for the website, but an example'],
  ['email:', 'name@example.com', 'email is no value for the website'],
  ['portraitCredit:', 'ja', 'portraitCredit is no value for the website'],
  ['companyName:', '<b>Mustermann</b> GmbH', 'companyName has'],
  ['companyName:', '„Mustermann GmbH“', 'a quotation mark or comma at an end'],
  ['companyName:', 'Mustermann GmbH,', 'a quotation mark or comma at an end'],
  ['companyName:', "Mustermann GmbH'", 'a quotation mark or comma at an end'],
  ['street:', 'Musterstra\ufffde 1', 'not saved in UTF-8'],
  ['name:', 'Erika\u200b Mustermann', 'a character that is invisible'],
  // Texts that are something else.
  ['name:', 'https://mustermann.example', 'name must look like “Erika Beispiel”'],
  ['name:', 'Erika', 'name must look like'],
  ['name:', 'Mustermann, Erika', 'name must look like'],
  ['name:', 'Frau Mustermann', 'name must look like'],
  ['name:', 'erika mustermann', 'name must look like'],
  ['name:', 'c/o Erika Mustermann', 'name must look like'],
  ['name:', 'Erika Mustermann GmbH', 'name must look like'],
  ['responsiblePerson:', 'siehe oben', 'responsiblePerson must look like “Erika Beispiel”'],
  ['responsiblePerson:', 'Muster G.m.b.H.', 'responsiblePerson must look like'],
  ['responsiblePerson:', 'die Leitung', 'responsiblePerson must look like'],
  ['companyName:', 'info@mustermann.example', 'companyName must look like “Muster GmbH”'],
  ['companyName:', 'GmbH', 'companyName must look like'],
  ['street:', 'Musterstraße 1, 10623 Berlin', 'street must look like'],
  ['street:', 'Musterstraße', 'street must look like “Beispielstraße 1”'],
  ['street:', 'Postfach 12', 'street must look like'],
  ['postalCode:', '1011', 'postalCode must look like “10115”; it reads “1011”'],
  ['postalCode:', '00000', 'postalCode must look like'],
  ['city:', '10623 Berlin', 'city must look like “Berlin”'],
  ['city:', 'musterstadt', 'city must look like'],
  ['city:', 'Musterstadt, Deutschland', 'city must look like'],
  ['email:', 'erika.mustermann', 'email must look like “name@firma.de”'],
  ['email:', 'erika@-mustermann.de', 'email must look like'],
  ['email:', 'erika..m@mustermann.de', 'email must look like'],
  ['email:', 'jördis@mustermann.example', 'email must look like'],
  ['phone:', '030 23125 123', 'phone must look like “+49 30 901820”'],
  ['phone:', '+49 (0)30 23125 123', 'phone must look like'],
  ['phone:', '+49 030 23125 123', 'phone must look like'],
  ['phone:', '+49 30 23125 123 456 789', 'phone must look like'],
  ['phone:', '+49 30 )) 23125', 'phone must look like'],
  ['registerCourt:', 'AG Musterstadt', 'registerCourt must look like'],
  ['registerNumber:', '12345', 'registerNumber must look like “HRB 12345”'],
  ['vatId:', '12/345/67890', 'vatId must look like “DE123456788”'],
  ['vatId:', 'DE000000004', 'vatId has a wrong check digit'],
  ['businessId:', 'DE000000003', 'businessId must look like “DE123456788-00001”'],
  ['businessId:', 'DE000000004-00001', 'businessId has a wrong check digit'],
  ['  scope: Europa', '  scope: https://europa.example', 'scope must look like'],
  ['cryptocurrency:', '0,4 ETH', 'cryptocurrency must look like “Bitcoin”'],
  ['cryptocurrency:', 'Euro', 'cryptocurrency must look like'],
  ['trainingUrl:', 'training.example', 'trainingUrl must look like “https:'],
  ['trainingUrl:', 'http://training.example/', 'trainingUrl must look like'],
  ['trainingUrl:', 'https://kim@training.example', 'trainingUrl must look like'],
  ['trainingUrl:', 'https://192.168.0.1/', 'trainingUrl must look like'],
  ['trainingUrl:', 'https://training.example/…', 'trainingUrl must look like'],
  ['  - https:', '  - https://a.example, https:', 'profileLinks, entry 1 must look like'],
  ['  - fr', '  - French', 'workingLanguages, entry 3 must look like “en”'],
  ['  - fr', '  - xx', 'workingLanguages, entry 3 must look like “en”'],
  ['charging:', 'hour', 'charging must be day or month or fixed'],
  ['privacyDate:', '31.01.2026', 'must be a day of the calendar like “2027-01-31”'],
  ['privacyDate:', '2026-02-30', 'must be a day of the calendar'],
  ['privacyDate:', '2017-12-31', 'from 2018 on'],
  ['privacyDate:', '2099-01-01', 'at most 90 days ahead'],
  ['netlifyLogDays:', '30 Tage', 'must be a whole number from 1 to 365'],
  ['healthDays:', '9999', 'must be a whole number from 1 to 365'],
  ['sendgridContractor:', 'Muster Versand Ltd', 'must look like “Muster GmbH, Berlin”'],
  ['mailboxProvider:', 'https://mail.example', 'mailboxProvider must look like'],
  ['providersAbroad:', 'keine', 'must be EU if all three providers'],
  ['providersAbroad:', 'Ja, Zoom in den USA', 'with country and legal basis'],
];

const wrongPrices: Slip[] = [
  ['individual:', '790 €', 'digits only; it reads “790 €”'],
  ['individual:', '790,50', 'must be a whole number from 50 to 20000'],
  ['individual:', '749000', 'must be a whole number from 50 to 20000'],
  ['individual:', '', 'individual must be filled in: “individual: …”'],
  ['individual:', "'790", 'cannot be read'],
  ['companyNet:', '1.499', 'companyNet must be a whole number'],
  ['vatPercent:', '-1', 'vatPercent must look like “19”'],
  ['vatPercent:', '0.19', 'vatPercent must look like “19”'],
  ['cryptocurrencyAmount:', '0,4', 'cryptocurrencyAmount must look like “0.4”'],
];

const wrongSeminars: Slip[] = [
  ['place: berlin', 'place: hamburg', 'online or berlin; it reads “hamburg”'],
  ['place: online', 'place:', 'place must be filled in'],
  ['2025-04-03', '3.4.2025', 'must be a day of the calendar like “2027-01-31”'],
  ['2025-07-18', '2205-07-18', 'at most 1100 days ahead'],
  ['start: 09:30', 'start: 9:30', 'must look like “09:30”'],
  ['end: 16:30', 'end: 24:30', 'must look like “09:30”'],
  ['end: 16:30', 'end: 12:00', 'end is before the start'],
  ['2025-04-10', '2025-04-01', 'is not after the session before: put them in order'],
  ['2025-04-04', '2025-04-03', 'is not after the session before: put them in order'],
  ['number: 2', 'number: 1', 'numbers rise within a year'],
  ['number: 2', 'number: zwei', 'whole number from 1 to 99'],
  ['number: 2', 'number: 2\n  title: T-Group', 'title is no name that the website knows'],
  ['start: 12:30', 'start:12:30', 'cannot be read'],
  ['- date: 2025-04-04', '-date: 2025-04-04', 'cannot be read'],
  ['      end: 16:30', '     end: 16:30', 'cannot be read'],
  ['end: 16:30', 'start: 16:30', 'occurs twice'],
];

describe.each<[file: string, text: string, rule: z.ZodType, slips: Slip[]]>([
  ['owner.yaml', sample, ownerRule, wrongFacts],
  ['prices.yaml', prices, pricesRule, wrongPrices],
  ['seminars.yaml', seminars, seminarsRule, wrongSeminars],
])('in %s a slip is one sentence with its line', (_file, text, rule, slips) => {
  test.each(slips)('%s → %s', (find, by, sentence) => {
    const { problems, line } = readChanged(text, rule, find, by);
    expect(problems).toHaveLength(1);
    const [german, english] = problems[0]!.split('\n');
    const [, named, said] = /^site\/x\.yaml, line (\d+): (.+)$/.exec(english!)!;
    // A list or block that is broken shows in the line after.
    expect(Number(named)).toBeOneOf([line, line + 1]);
    expect(said).toContain(sentence);
    expect(german).toMatch(new RegExp(`^site/x\\.yaml, Zeile ${named}: .+`));
    expect(german).not.toContain(said);
  });
});

test.each<[text: string, rule: z.ZodType, sentence: RegExp]>([
  ['name: A\n\n# Town\n city: B\n', ownerRule, /x, line 4: .* cannot be read/],
  ['workingLanguages:\n  - de\n - en\n', ownerRule, /x, line 3: .* cannot be read/],
  ['workingLanguages:\n  - de\n  - de\n', ownerRule, /x, line 2: .* has an entry twice/],
  ['workingLanguages: de\n', ownerRule, /x, line 1: .* must be a list/],
  ['insurance: Muster AG\n', ownerRule, /x, line 1: .* must consist of lines/],
  [seminars.replace('07-18', '04-02'), seminarsRule, /x, line 15: .* the earliest first/],
  [seminars.replace('07-18', '04-10'), seminarsRule, /x, line 15: .* never two at a time/],
  ['- number: 1\n  sessions:\n', seminarsRule, /x, line 2: .* must be filled in/],
])('in a list or a block: %j', (text, rule, sentence) => {
  expect(readOwnersFile('x', text, rule).problems).toEqual([expect.stringMatching(sentence)]);
});

describe('read as it is meant', () => {
  test.each([
    ['city: Musterstadt', "city: 'Musterstadt'", 'city', 'Musterstadt'],
    ['Mustermann GmbH', "Johanna's Beratung GmbH", 'companyName', "Johanna's Beratung GmbH"],
    ['Mustermann GmbH', '"Muster: Beratung GmbH"', 'companyName', 'Muster: Beratung GmbH'],
    ['name: Erika Mustermann', 'name: Dr. Eva-Maria O’Neill', 'name', 'Dr. Eva-Maria O’Neill'],
    ['Mustermann GmbH', 'Mustermann GmbH & Co. KG', 'companyName', 'Mustermann GmbH & Co. KG'],
    ['postalCode: 12345', 'postalCode: 01099', 'postalCode', '01099'],
    ['city: Musterstadt', 'city: Musterstadt   ', 'city', 'Musterstadt'],
    ['trainingUrl:', 'https://t.example/@a/b,c', 'trainingUrl', 'https://t.example/@a/b,c'],
    ['mailboxProvider:', 'Posteo e. K. in Köln', 'mailboxProvider', 'Posteo e. K. in Köln'],
    ['- fr', '- no', 'workingLanguages', ['en', 'de', 'no']],
    ['vatId: DE000000003', 'vatId: DE 000 000 003', 'vatId', 'DE000000003'],
    ['erika@mustermann.example', 'kontakt@häuff-beratung.de', 'email', 'kontakt@häuff-beratung.de'],
  ])('%s → %s', (find, by, name, expected) => {
    expect(readChanged(sample, ownerRule, find, by).value).toMatchObject({ [name]: expected });
  });

  test('a file with the line ends of Windows', () => {
    const { value, problems } = readOwnersFile('x', sample.replaceAll('\n', '\r\n'), ownerRule);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({ name: 'Erika Mustermann', postalCode: '12345' });
  });

  test.each(['', '# None\n', '[]\n'])('no seminars: %j', (text) => {
    expect(readOwnersFile('x', text, seminarsRule)).toMatchObject({ value: [], problems: [] });
  });

  test('no VAT, and no amount of a cryptocurrency', () => {
    const small = 'individual: 749\ncompanyNet: 1499\nvatPercent: 0\ncryptocurrencyAmount:\n';
    expect(readOwnersFile('x', small, pricesRule).value).toMatchObject({ companyGross: 1499 });
  });

  test('a net price, with its VAT in whole cents', () => {
    const { value } = readOwnersFile('x', prices, pricesRule);
    expect(value).toMatchObject({ companyNet: 1499, companyGross: 1783.81 });
  });

  test('a price in quotation marks', () => {
    const { value } = readChanged(prices, pricesRule, ': 749', ": '790'");
    expect(value).toMatchObject({ individual: 790 });
  });
});

describe('the pages show', () => {
  test('the sample owner while the file has no name, or with OWNER=sample', () => {
    expect(showsSample({}, {})).toBe(true);
    expect(showsSample({ name: 'Kim Beispiel' }, {})).toBe(false);
    expect(showsSample({ name: 'Kim Beispiel' }, { OWNER: 'sample' })).toBe(true);
  });

  test('the facts of the file as soon as it has a name, with their gaps marked', () => {
    const owner = ownerFrom({ name: 'Kim Beispiel' });
    expect(owner).toMatchObject({
      name: 'Kim Beispiel',
      companyName: { missing: 'companyName' },
      registerNumber: { missing: 'registerNumber' },
      email: 'name@example.com',
      degrees: [],
    });
    expect(owner.phone).toBeUndefined();
  });

  test('no register of a freelancer', () => {
    const owner = ownerFrom({ name: 'Kim Beispiel', companyName: 'Kim Beispiel' });
    expect(owner.registerNumber).toBeUndefined();
    expect(owner.managingPerson).toBeUndefined();
  });
});
