import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { facts, ownerRule, pricesRule, seminarsRule } from './rules.js';
import { ownerFrom, readOwnersData, readFiles, readOwnersFile, siteFolder } from './readOwner.js';

const file = (path: string) => readFileSync(siteFolder + path, 'utf8');
const sample = file('owner/sample/owner.yaml');
const prices = 'individual: 749\ncompanyNet: 1499\nvatPercent: 19\ncryptocurrency: 0.4\n';
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

/** A text with one line changed, read by its rule. */
function readChanged(text: string, rule: z.ZodType, find: string, by: string) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(find));
  if (index < 0) throw new Error(`The file has no line with ${find}.`);
  lines[index] = lines[index]!.replace(find, by);
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

type Slip = [find: string, by: string, sentence: RegExp];

const wrongFacts: Slip[] = [
  // Lines that cannot be read.
  ['city: Musterstadt', 'city Musterstadt', /cannot be read/],
  ['city: Musterstadt', 'city:Musterstadt', /There is no space after the colon/],
  ['city: Musterstadt', 'Musterstadt', /cannot be read/],
  ['city: Musterstadt', "city: 'Musterstadt", /quotation mark at the beginning/],
  ['Mustermann GmbH', "'Johanna's Beratung GmbH'", /quotation mark at the beginning/],
  ['Mustermann GmbH', "'Mustermann GmbH',", /quotation mark at the beginning/],
  ['city: Musterstadt', 'city: #12 Musterstadt', /stops reading at the #/],
  ['city: Musterstadt', 'city: „Musterstadt“', /quotation mark at an end/],
  ['name: Erika Mustermann', 'name: Ihr Name', /is no value for the website/],
  ['Mustermann GmbH', 'Mustermann: Beratung GmbH', /There is a colon in the text/],
  ['Mustermann GmbH', 'Mustermann #1 GmbH', /stops reading at the #/],
  ['  name: Musterversicherung', '\tname: Musterversicherung', /indented with spaces/],
  ['  address: Muster', ' address: Muster', /cannot be read/],
  ['city: Musterstadt', 'street: Musterstadt', /occurs twice/],
  ['city: Musterstadt', 'city: [Musterstadt', /cannot be read/],
  // What is not settled.
  ['city: Musterstadt', 'city: ??', /city must look like/],
  ['city: Musterstadt', 'city: -', /A dash is no value/],
  ['Mustermann GmbH', 'wird noch geklärt', /companyName is no value for the website/],
  ['Musterstraße 1', 'TODO', /street must look like “Beispielstraße 1”/],
  [
    'Muster Inc., USA (Angemessenheitsbeschluss, Art. 45 DSGVO)',
    'keine',
    /providersAbroad must be EU if all three providers/,
  ],
  [
    'Muster Inc., USA (Angemessenheitsbeschluss, Art. 45 DSGVO)',
    'In der EU',
    /providersAbroad must be EU if all three providers/,
  ],
  [
    'Muster Inc., USA (Angemessenheitsbeschluss, Art. 45 DSGVO)',
    'Ja, Zoom in den USA',
    /with country and legal basis/,
  ],
  [
    'responsiblePerson: Erika Mustermann',
    'responsiblePerson: siehe oben',
    /must look like “Erika Beispiel”/,
  ],
  [
    'managingPerson: Erika Mustermann',
    'managingPerson: ich selbst',
    /managingPerson must look like “Erika Beispiel”/,
  ],
  // Texts that are something else.
  ['Mustermann GmbH', 'info@mustermann.example', /companyName must look like “Muster GmbH”/],
  [
    'name: Erika Mustermann',
    'name: https://mustermann.example',
    /^name must look like “Erika Beispiel”/,
  ],
  ['Mustermann GmbH', '<b>Mustermann</b> GmbH', /companyName has HTML/],
  ['Mustermann GmbH', '„Mustermann GmbH“', /a quotation mark at an end/],
  ['Mustermann GmbH', 'Mustermann GmbH,', /or a comma at its end/],
  ['Mustermann GmbH', "Mustermann GmbH'", /a quotation mark at an end/],
  ['city: Musterstadt', 'city: 10623 Berlin', /city must look like “Berlin”/],
  ['Musterstraße 1', 'Musterstraße 1, 10623 Berlin', /street must look like/],
  ['Musterstraße 1', 'Postfach 12', /street is a PO box/],
  ['Musterstraße 1', 'Musterstraße', /street must look like/],
  ['postalCode: 12345', 'postalCode: 1011', /must look like “10115”; it reads “1011”/],
  ['postalCode: 12345', 'postalCode: D-10115', /must look like “10115”/],
  ['postalCode: 12345', 'postalCode: 00000', /must look like “10115”/],
  ['erika@mustermann.example', 'erika.mustermann', /email must look like “name@firma.de”/],
  ['+49 30 23125 123', '030 23125 123', /must look like “\+49 30 901820”/],
  ['+49 30 23125 123', '+49 (0)30 23125 123', /must look like “\+49 30 901820”/],
  ['+49 30 23125 123', '+49 030 23125 123', /must look like “\+49 30 901820”/],
  ['Amtsgericht Musterstadt', 'HRB 12345', /registerCourt must look like/],
  [
    'cryptocurrency: Mustercoin',
    'cryptocurrency: 0,4 ETH',
    /cryptocurrency must look like “Bitcoin”/,
  ],
  ['Muster Versand Ltd, Musterstadt', 'Muster Versand Ltd', /must look like “Muster GmbH, Berlin”/],
  ['Muster Mail GmbH, Musterstadt', 'https://mail.example', /mailboxProvider must look like/],
  ['vatId: DE000000003', 'vatId: 12/345/67890', /vatId must look like “DE123456788”/],
  ['vatId: DE000000003', 'vatId: DE000000004', /vatId has a wrong check digit/],
  ['DE000000003-00001', 'DE000000003', /businessId must look like “DE123456788-00001”/],
  ['DE000000003-00001', 'DE000000004-00001', /businessId has a wrong check digit/],
  ['HRB 12345 B', '12345', /must look like “HRB 12345”/],
  ['responsiblePerson: Erika Mustermann', 'responsiblePerson: Muster G.m.b.H.', /is a company/],
  ['https://training.example/', 'training.example', /must look like “https:/],
  ['https://training.example/', 'http://training.example/', /must look like “https:/],
  ['https://training.example/', 'https:/training.example/', /must look like “https:/],
  ['https://training.example/', 'https://...', /must look like “https:/],
  ['https://training.example/', 'https://kim@training.example', /must look like “https:/],
  ['https://profile.example/m', 'https://a.example, https://b.example/m', /must look like “https:/],
  ['2026-01-31', '31.01.2026', /must look like “2027-01-31”/],
  ['2026-01-31', '2026-02-30', /is no day of the calendar/],
  ['2026-01-31', '2099-01-01', /more than 90 days ahead/],
  ['netlifyLogDays: 30', 'netlifyLogDays: 30 Tage', /whole number from 1 to 365/],
  ['healthDays: 30', 'healthDays: 9999', /healthDays must be a whole number from 1 to 365/],
  ['charging: day', 'charging: hour', /must be day or month or fixed/],
  ['  - fr', '  - French', /workingLanguages, entry 3 must look like “en”/],
  ['phone: +49', 'fax: +49', /fax is no name that the website knows/],
  [
    '    institution: Universität Musterstadt',
    '    institution:',
    /degrees, entry 1, institution must be filled in/,
  ],
  ['Musterstraße 1', 'Musterstra\ufffde 1', /not saved in UTF-8/],
  ['name: Erika Mustermann', 'name: Erika\u200b Mustermann', /an invisible character/],
  ['  - fr', '  - de', /workingLanguages, entry 3 occurs twice/],
  ['cryptocurrency: Mustercoin', 'cryptocurrency: ja', /must look like “Bitcoin”/],
  ['name: Erika Mustermann', 'name: Erika', /^name must look like/],
  ['name: Erika Mustermann', 'name: Mustermann, Erika', /^name must look like/],
  ['name: Erika Mustermann', 'name: Frau Mustermann', /^name must look like/],
  ['name: Erika Mustermann', 'name: erika mustermann', /^name must look like/],
  ['name: Erika Mustermann', 'name: c/o Erika Mustermann', /^name must look like/],
  ['city: Musterstadt', 'city: musterstadt', /^city must look like/],
  ['name: Erika Mustermann', 'name: Vorname Nachname', /name is no value for the website/],
  ['name: Erika Mustermann', 'name: Erika Mustermann GmbH', /^name is a company/],
  ['name: Erika Mustermann', 'name: *name', /character at the beginning of the value/],
  ['Mustermann GmbH', 'GmbH', /companyName must look like/],
  ['responsiblePerson: Erika Mustermann', 'responsiblePerson: die Leitung', /must look like/],
  ['city: Musterstadt', 'city: Musterstadt, Deutschland', /city must look like/],
  ['erika@mustermann.example', 'erika@-mustermann.de', /email must look like/],
  ['erika@mustermann.example', 'erika..m@mustermann.de', /email must look like/],
  ['+49 30 23125 123', '+49 30 23125 123 456 789', /phone must look like/],
  ['+49 30 23125 123', '+49 30 )) 23125', /phone must look like/],
  ['name: Erika Mustermann', 'name:Erika Mustermann', /There is no space after the colon/],
  ['erika@mustermann.example', 'jördis@mustermann.example', /email must look like/],
  ['companyName: Mustermann GmbH', 'companyName: Muster GmbH', /companyName is the example/],
  ['vatId: DE000000003', 'vatId: DE123456788', /vatId is the example, not your fact/],
  ['erika@mustermann.example', 'name@firma.de', /email is the example/],
  [
    'managingPerson: Erika Mustermann',
    'managingPerson: Advisory GmbH',
    /managingPerson is a company/,
  ],
  ['Amtsgericht Musterstadt', 'AG Musterstadt', /registerCourt must look like/],
  ['Amtsgericht Musterstadt', 'Musterstadt', /registerCourt must look like/],
  ['scope: Europa', 'scope: https://europa.example', /scope must look like/],
  ['https://training.example/', 'https://192.168.0.1/', /must look like “https:/],
  ['https://calendar.example/mustermann', 'https://calendar.example/…', /must look like “https:/],
  ['portraitCredit: Max Mustermann', 'portraitCredit: ja', /is no value for the website/],
  ['cryptocurrency: Mustercoin', 'cryptocurrency: Euro', /must look like “Bitcoin”/],
  ['profileLinks:', 'profileLinks: https://a.example', /cannot be read|must be a list/],
];

const wrongPrices: Slip[] = [
  ['vatPercent: 19', 'vatPercent: -1', /vatPercent must be a rate from 0 to 30 per cent/],
  ['companyNet: 1499', 'companyNet: 1.499', /companyNet must be a whole number/],
  ['vatPercent: 19', 'vatPercent: 0.19', /vatPercent must be a rate from 0 to 30 per cent/],
  ['individual: 749', 'individual: 790 €', /digits only; it reads “790 €”/],
  ['749', '790,50', /must be a whole number from 50 to 20000/],
  ['individual: 749', 'individual: -749', /must be a whole number from 50/],
  ['749', '', /individual must be filled in: “individual: …”/],
  ['individual: 749', "individual: '790", /quotation mark at the beginning/],
  ['cryptocurrency: 0.4', 'cryptocurrency: 0,4', /must look like “0.4”/],
  ['individual: 749', 'individual: 749000', /from 50 to 20000/],
];

const wrongSeminars: Slip[] = [
  ['place: berlin', 'place: hamburg', /online or berlin; it reads “hamburg”/],
  ['place: online', 'place: Online', /must be online or berlin/],
  ['place: online', 'place:', /place must be filled in/],
  ['2025-04-03', '3.4.2025', /must look like “2027-01-31”/],
  ['2025-04-03', '2025-02-30', /is no day of the calendar/],
  ['2025-07-18', '2205-07-18', /more than 1100 days ahead/],
  ['2025-04-03', '0025-04-03', /is before 2020/],
  ['start: 09:30', 'start: 9:30', /must look like “09:30”/],
  ['start: 12:30', 'start: 12.30', /must look like “09:30”/],
  ['end: 16:30', 'end: 24:30', /must look like “09:30”/],
  ['end: 16:30', 'end: 12:00', /end is before the start/],
  ['2025-04-10', '2025-04-01', /put them in order/],
  ['2025-04-04', '2025-04-03', /put them in order/],
  ['number: 2', 'number: 1', /numbers rise within a year/],
  ['date: 2025-07-18', 'date: 2025-04-10', /is not after the sessions before it/],
  ['number: 2', 'number: zwei', /whole number from 1 to 99/],
  ['number: 2', 'number: 2\n  title: T-Group', /title is no name that the website knows/],
  ['start: 12:30', 'start:12:30', /There is no space after the colon/],
  ['- date: 2025-04-04', '-date: 2025-04-04', /cannot be read/],
  ['      end: 16:30', '     end: 16:30', /cannot be read/],
  ['end: 16:30', 'start: 16:30', /occurs twice/],
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
    expect(said).toMatch(sentence);
    expect(german).toMatch(new RegExp(`^site/x\\.yaml, Zeile ${named}: .+`));
    expect(german).not.toContain(said);
  });
});

test('a wrong indentation has its own line, below a comment too', () => {
  const { problems } = readOwnersFile('x', 'name: A\n\n# Town\n city: B\n', ownerRule);
  expect(problems).toEqual([expect.stringMatching(/x, line 4: .* indented/)]);
  const list = readOwnersFile('x', 'workingLanguages:\n  - de\n - en\n', ownerRule);
  expect(list.problems).toEqual([expect.stringMatching(/x, line 3: .* not indented like its/)]);
  const dash = readOwnersFile('x', 'phone: -\n', ownerRule);
  expect(dash.problems).toEqual([expect.stringMatching(/x, line 1: A dash is no value/)]);
});

test('seminars are in their order, and so are their numbers', () => {
  const [first = '', second = ''] = seminars.split(/(?=- number: 2)/);
  const read = (text: string) => readOwnersFile('x', text, seminarsRule).problems;
  expect(read(first.replace('number: 1', 'number: 3') + second)).toEqual([
    expect.stringMatching(/line 15: .* number does not follow the seminar before/),
  ]);
  expect(read(second + first)).toEqual([expect.stringMatching(/line 7: .* the earliest first/)]);
});

test('a seminar needs a session', () => {
  const { problems } = readOwnersFile('x', '- number: 1\n  sessions:\n', seminarsRule);
  expect(problems).toEqual([expect.stringMatching(/line 2: .* must be filled in/)]);
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
    [
      'https://training.example/',
      'https://t.example/@a/b,c',
      'trainingUrl',
      'https://t.example/@a/b,c',
    ],
    [
      'Muster Mail GmbH, Musterstadt',
      'Posteo e. K. in Köln',
      'mailboxProvider',
      'Posteo e. K. in Köln',
    ],
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
    const small = 'individual: 749\ncompanyNet: 1499\nvatPercent: 0\ncryptocurrency:\n';
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
    expect(readOwnersData({}).isSample).toBe(readFiles({}).owner.value!.name === undefined);
    expect(readOwnersData({ OWNER: 'sample' }).isSample).toBe(true);
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
