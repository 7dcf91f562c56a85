import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { facts, ownerRule, pricesRule, seminarsRule } from './facts.js';
import {
  ownerFrom,
  readOwner,
  readOwnersFile,
  readPrices,
  readSeminars,
  sampleFolder,
  sentences,
  shownOwner,
  siteFolder,
} from './readOwner.js';

const file = (path: string) => readFileSync(siteFolder + path, 'utf8');
const sample = file('owner/sample/owner.yaml');
const prices = file('prices.yaml');
const seminars = file('seminars.yaml');

/** The text with one line changed, and that line's number. */
function changed(text: string, find: string, by: string) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(find));
  if (index < 0) throw new Error(`The file has no line with ${find}.`);
  lines[index] = lines[index]!.replace(find, by);
  return { text: lines.join('\n'), line: index + 1 };
}

/** What is said about a text, once it is in order that each sentence names file and line. */
function said(text: string, rule: z.ZodType) {
  return readOwnersFile('site/x.yaml', text, rule).problems.map((problem) => {
    const [de, en] = sentences(problem);
    expect(de).toBe(`site/x.yaml, Zeile ${problem.line}: ${problem.de}`);
    expect(en).toBe(`site/x.yaml, line ${problem.line}: ${problem.en}`);
    return problem;
  });
}

test('the files of the site and of the sample owner are in order', () => {
  for (const each of [readOwner(), readOwner(sampleFolder), readPrices(), readSeminars()])
    expect(each.problems).toEqual([]);
});

test('the file has a line for every fact, with a comment in both languages above it or its group', () => {
  const text = file('owner.yaml');
  const names = [...text.matchAll(/^(\w+):/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(facts).toSorted());
});

describe('a wrong fact is one sentence with its line', () => {
  test.each<[what: string, find: string, by: string, de: RegExp, en: RegExp]>([
    // Lines that cannot be read.
    [
      'no colon',
      'city: Musterstadt',
      'city Musterstadt',
      /fehlt der Name mit dem Doppelpunkt/,
      /lacks the name with its colon/,
    ],
    [
      'no space after it',
      'city: Musterstadt',
      'city:Musterstadt',
      /Nach dem Doppelpunkt fehlt ein Leerzeichen/,
      /space is missing after the colon/,
    ],
    ['no name', 'city: Musterstadt', 'Musterstadt', /fehlt der Name/, /lacks the name/],
    [
      'the second quotation mark',
      'city: Musterstadt',
      "city: 'Musterstadt",
      /Das Anführungszeichen am Anfang/,
      /quotation mark at the beginning/,
    ],
    [
      'an apostrophe between quotation marks',
      'Mustermann GmbH',
      "'Johanna's Beratung GmbH'",
      /und keines dazwischen/,
      /and none between/,
    ],
    [
      'a comma after the quotation mark',
      'Mustermann GmbH',
      "'Mustermann GmbH',",
      /Das Anführungszeichen am Anfang/,
      /quotation mark at the beginning/,
    ],
    [
      'a colon in the text',
      'Mustermann GmbH',
      'Mustermann: Beratung GmbH',
      /Im Text steht ein Doppelpunkt/,
      /There is a colon in the text/,
    ],
    [
      'a # in the text',
      'Mustermann GmbH',
      'Mustermann #1 GmbH',
      /Ab dem #/,
      /stops reading at the #/,
    ],
    [
      'a tab',
      '  name: Musterversicherung',
      '\tname: Musterversicherung',
      /mit einem Tabulator/,
      /begins with a tab/,
    ],
    [
      'another indentation',
      '  address: Muster',
      ' address: Muster',
      /nicht lesbar/,
      /cannot be read/,
    ],
    [
      'a name twice',
      'city: Musterstadt',
      'street: Musterstadt',
      /steht zweimal da/,
      /occurs twice/,
    ],
    [
      'a bracket',
      'city: Musterstadt',
      'city: [Musterstadt',
      /Zeichen, das hier etwas anderes bedeutet/,
      /means something else here/,
    ],
    // What is not settled.
    ['??', 'city: Musterstadt', 'city: ??', /Das steht noch nicht fest/, /not settled yet/],
    ['a hyphen', 'city: Musterstadt', 'city: -', /Das steht noch nicht fest/, /not settled yet/],
    [
      '“wird noch geklärt”',
      'Mustermann GmbH',
      'wird noch geklärt',
      /companyName steht noch nicht fest; .*„wird noch geklärt“/,
      /companyName is not settled yet/,
    ],
    ['TODO', 'Musterstraße 1', 'TODO', /street steht noch nicht fest/, /street is not settled/],
    // Texts that are something else.
    [
      'an email as company name',
      'Mustermann GmbH',
      'info@mustermann.example',
      /companyName enthält eine E-Mail- oder Webadresse/,
      /an email or web address/,
    ],
    [
      'a web address as a name',
      'name: Erika Mustermann',
      'name: https://mustermann.example',
      /^name enthält eine E-Mail- oder Webadresse/,
      /^name has an email or web address/,
    ],
    ['HTML', 'Mustermann GmbH', '<b>Mustermann</b> GmbH', /enthält HTML/, /has HTML/],
    [
      'quotation marks of print',
      'Mustermann GmbH',
      '„Mustermann GmbH“',
      /steht in Anführungszeichen/,
      /is in quotation marks/,
    ],
    [
      'a comma at the end',
      'Mustermann GmbH',
      'Mustermann GmbH,',
      /endet mit einem Komma/,
      /ends with a comma/,
    ],
    [
      'a quotation mark at the end',
      'Mustermann GmbH',
      "Mustermann GmbH'",
      /nur ein Anführungszeichen/,
      /one quotation mark only/,
    ],
    [
      'a city with its postcode',
      'city: Musterstadt',
      'city: 10623 Berlin',
      /city enthält eine Zahl; die Postleitzahl hat ihre eigene Zeile/,
      /city has a number in it/,
    ],
    [
      'a street with its postcode',
      'Musterstraße 1',
      'Musterstraße 1, 10623 Berlin',
      /street enthält eine Postleitzahl/,
      /street has a postcode/,
    ],
    ['a PO box', 'Musterstraße 1', 'Postfach 12', /kein Postfach/, /no PO box/],
    [
      'four digits',
      'postalCode: 12345',
      'postalCode: 1011',
      /fünf Ziffern.*„1011“/,
      /five digits.*“1011”/,
    ],
    [
      'a postcode with D',
      'postalCode: 12345',
      'postalCode: D-10115',
      /fünf Ziffern/,
      /five digits/,
    ],
    [
      'half an email address',
      'erika@mustermann.example',
      'erika.mustermann',
      /muss eine E-Mail-Adresse sein/,
      /must be an email address/,
    ],
    [
      'a telephone number without its country',
      '+49 30 23125 123',
      '030 23125 123',
      /mit Landesvorwahl/,
      /country code/,
    ],
    [
      'the tax number',
      'vatId: DE000000003',
      'vatId: 12/345/67890',
      /nie die Steuernummer/,
      /never the tax number/,
    ],
    [
      'a wrong check digit',
      'vatId: DE000000003',
      'vatId: DE000000004',
      /vatId hat eine falsche Prüfziffer/,
      /vatId has a wrong check digit/,
    ],
    [
      'a business ID without its end',
      'DE000000003-00001',
      'DE000000003',
      /businessId muss eine Wirtschafts/,
      /businessId must be a business ID/,
    ],
    [
      'a register number alone',
      'HRB 12345 B',
      '12345',
      /Registernummer sein, z. B. HRB 12345/,
      /register number, e.g. HRB 12345/,
    ],
    [
      'a company as responsible person',
      'responsiblePerson: Erika Mustermann',
      'responsiblePerson: Mustermann GmbH',
      /ist eine Firma; hier steht ein Mensch/,
      /is a company/,
    ],
    [
      'an address without https',
      'https://training.example/',
      'training.example',
      /mit https:\/\/ beginnt/,
      /begins with https:\/\//,
    ],
    [
      'an address with http',
      'https://training.example/',
      'http://training.example/',
      /mit https:\/\/ beginnt/,
      /begins with https:\/\//,
    ],
    ['a German date', '2026-01-31', '31.01.2026', /Jahr-Monat-Tag/, /year, month, day/],
    ['a day that there is not', '2026-01-31', '2026-02-30', /Jahr-Monat-Tag/, /year, month, day/],
    [
      'a date in 2099',
      '2026-01-31',
      '2099-01-01',
      /mehr als 90 Tage in der Zukunft/,
      /more than 90 days ahead/,
    ],
    [
      'days with their unit',
      'netlifyLogDays: 30',
      'netlifyLogDays: 30 Tage',
      /ganze Zahl von 1 bis 365 sein \(Tage\), nur Ziffern/,
      /whole number from 1 to 365/,
    ],
    [
      'too many days',
      'healthDays: 30',
      'healthDays: 9999',
      /healthDays muss eine ganze Zahl von 1 bis 365/,
      /healthDays must be a whole number from 1 to 365/,
    ],
    [
      'another way of charging',
      'charging: day',
      'charging: hour',
      /day \(Tag\), month/,
      /day, month or fixed/,
    ],
    [
      'a language by its name',
      '  - fr',
      '  - French',
      /workingLanguages, Eintrag 3 muss ein Sprachkürzel/,
      /workingLanguages, entry 3 must be a language code/,
    ],
    [
      'a fact that there is not',
      'phone: +49',
      'fax: +49',
      /fax ist kein Name, den die Website kennt/,
      /fax is no name that the website knows/,
    ],
    [
      'a degree without its institution',
      '    institution: Universität Musterstadt',
      '    institution:',
      /degrees, Eintrag 1, institution muss sagen.*dort steht nichts/,
      /degrees, entry 1, institution must.*there is nothing/,
    ],
    [
      'a list on one line',
      'profileLinks:',
      'profileLinks: https://a.example',
      /nicht lesbar|muss eine Liste sein/,
      /cannot be read|must be a list/,
    ],
  ])('%s', (_, find, by, de, en) => {
    const { text, line } = changed(sample, find, by);
    const [problem, ...others] = said(text, ownerRule);
    expect(others).toEqual([]);
    expect(problem!.de).toMatch(de);
    expect(problem!.en).toMatch(en);
    // A list or block that is broken shows in the line after.
    expect([line, line + 1]).toContain(problem!.line);
  });
});

describe('accepted, because it is read as it is meant', () => {
  test.each([
    [
      'a text in straight quotation marks',
      'city: Musterstadt',
      "city: 'Musterstadt'",
      'city',
      'Musterstadt',
    ],
    [
      'an apostrophe',
      'Mustermann GmbH',
      "Johanna's Beratung GmbH",
      'companyName',
      "Johanna's Beratung GmbH",
    ],
    [
      'a colon in quotation marks',
      'Mustermann GmbH',
      '"Muster: Beratung GmbH"',
      'companyName',
      'Muster: Beratung GmbH',
    ],
    [
      'a hyphen and a title',
      'name: Erika Mustermann',
      'name: Dr. Eva-Maria O’Neill',
      'name',
      'Dr. Eva-Maria O’Neill',
    ],
    [
      'a GmbH & Co. KG',
      'Mustermann GmbH',
      'Mustermann GmbH & Co. KG',
      'companyName',
      'Mustermann GmbH & Co. KG',
    ],
    [
      'a postcode that begins with 0',
      'postalCode: 12345',
      'postalCode: 01099',
      'postalCode',
      '01099',
    ],
    ['spaces at the end', 'city: Musterstadt', 'city: Musterstadt   ', 'city', 'Musterstadt'],
  ])('%s', (_, find, by, name, expected) => {
    const { value } = readOwnersFile('x', changed(sample, find, by).text, ownerRule);
    expect(value).toMatchObject({ [name]: expected });
  });
});

describe('a wrong price is one sentence with its line', () => {
  test.each<[find: string, by: string, de: RegExp, en: RegExp]>([
    [
      'companyNet: 1499',
      'companyNet: 1.499',
      /hat ein Trennzeichen; schreiben Sie 1499; dort steht „1.499“/,
      /thousands separator; write 1499/,
    ],
    [
      'vatPercent: 19',
      'vatPercent: 0.19',
      /vatPercent muss eine Zahl von 1 bis 30/,
      /vatPercent must be a number from 1 to 30/,
    ],
    [
      'individual: 749',
      'individual: 790 €',
      /steht mit Einheit; schreiben Sie 790/,
      /its unit with it; write 790/,
    ],
    [
      '749',
      '790,50',
      /muss eine ganze Zahl von 50 bis 20000 sein/,
      /must be a whole number from 50 to 20000/,
    ],
    [
      'individual: 749',
      'individual: -749',
      /muss eine ganze Zahl von 50/,
      /must be a whole number from 50/,
    ],
    [
      '749',
      '',
      /individual muss eine ganze Zahl.*dort steht nichts/,
      /individual must be.*there is nothing/,
    ],
    [
      'individual: 749',
      "individual: '790",
      /Das Anführungszeichen am Anfang/,
      /quotation mark at the beginning/,
    ],
    [
      'cryptocurrency: 0.4',
      'cryptocurrency: 0,4',
      /hat ein Komma; schreiben Sie 0.4/,
      /has a comma; write 0.4/,
    ],
    ['individual: 749', 'individual: 749000', /von 50 bis 20000/, /from 50 to 20000/],
  ])('%s → %s', (find, by, de, en) => {
    const { text, line } = changed(prices, find, by);
    const problem = said(text, pricesRule)[0]!;
    expect(problem.de).toMatch(de);
    expect(problem.en).toMatch(en);
    expect(problem.line).toBe(line);
  });

  test('in quotation marks it is what it says', () => {
    const { text } = changed(prices, ': 749', ": '790'");
    expect(readOwnersFile('x', text, pricesRule).value).toMatchObject({ individual: 790 });
  });
});

describe('a slip in the seminars is one sentence with its line', () => {
  test.each<[what: string, find: string, by: string, de: RegExp, en: RegExp]>([
    [
      'an unknown place',
      'place: berlin',
      'place: hamburg',
      /online oder berlin sein; .*„hamburg“/,
      /online or berlin;.*“hamburg”/,
    ],
    [
      'a place with a capital',
      'place: online',
      'place: Online',
      /muss online oder berlin sein/,
      /must be online or berlin/,
    ],
    [
      'no place',
      'place: online',
      'place:',
      /place muss online.*dort steht nichts/,
      /place must be.*there is nothing/,
    ],
    ['a German date', '2025-04-03', '3.4.2025', /Jahr-Monat-Tag/, /year, month, day/],
    ['a day that there is not', '2025-04-03', '2025-02-30', /Jahr-Monat-Tag/, /year, month, day/],
    [
      'a date too far ahead',
      '2025-07-18',
      '2205-07-18',
      /mehr als 1100 Tage/,
      /more than 1100 days ahead/,
    ],
    ['a date long ago', '2025-04-03', '0025-04-03', /liegt vor 2020/, /is before 2020/],
    [
      'a time without its zero',
      'start: 09:30',
      'start: 9:30',
      /Uhrzeit wie 09:30/,
      /time of day such as 09:30/,
    ],
    [
      'a time with a point',
      'start: 12:30',
      'start: 12.30',
      /Uhrzeit wie 09:30/,
      /time of day such as 09:30/,
    ],
    [
      'a time that there is not',
      'end: 16:30',
      'end: 24:30',
      /Uhrzeit wie 09:30/,
      /time of day such as 09:30/,
    ],
    [
      'an end before the start',
      'end: 16:30',
      'end: 12:00',
      /end liegt vor dem Beginn/,
      /end is before the start/,
    ],
    [
      'sessions out of order',
      '2025-04-10',
      '2025-04-01',
      /ordnen Sie die Termine/,
      /put the sessions in order/,
    ],
    [
      'sessions that overlap',
      '2025-04-04',
      '2025-04-03',
      /vor dem Ende des vorigen Termins/,
      /before the previous session has ended/,
    ],
    [
      'a number twice',
      'number: 2',
      'number: 1',
      /nummerieren Sie die Seminare eines Jahres 1, 2, 3/,
      /number the seminars of a year/,
    ],
    [
      'a number in words',
      'number: 2',
      'number: zwei',
      /ganze Zahl von 1 bis 99/,
      /whole number from 1 to 99/,
    ],
    [
      'a name that there is not',
      'start: 12:30',
      'begin: 12:30',
      /begin ist kein Name|start muss/,
      /begin is no name|start must/,
    ],
    [
      'no space after the colon',
      'start: 12:30',
      'start:12:30',
      /Nach dem Doppelpunkt/,
      /after the colon/,
    ],
    [
      'no space after the hyphen',
      '- date: 2025-04-04',
      '-date: 2025-04-04',
      /Nach dem Strich/,
      /after the hyphen/,
    ],
    [
      'another indentation',
      '      end: 16:30',
      '     end: 16:30',
      /nicht lesbar/,
      /cannot be read/,
    ],
    ['a time twice', 'end: 16:30', 'start: 16:30', /steht zweimal da/, /occurs twice/],
  ])('%s', (_, find, by, de, en) => {
    const { text, line } = changed(seminars, find, by);
    const problems = said(text, seminarsRule);
    expect(problems.map((each) => each.de).join()).toMatch(de);
    expect(problems.map((each) => each.en).join()).toMatch(en);
    expect(problems.some((each) => Math.abs(each.line - line) <= 1)).toBe(true);
  });

  test('no session', () => {
    const [problem] = said('- number: 1\n  sessions:\n', seminarsRule);
    expect(problem).toMatchObject({
      line: 2,
      de: expect.stringMatching(/mindestens einen Termin/),
    });
  });
});

describe('the pages show', () => {
  test('the sample owner while the file has no name, or with OWNER=sample', () => {
    expect(shownOwner({}, siteFolder).owner.companyName).toBe(
      readOwner().value!.name ? readOwner().value!.companyName : 'Mustermann GmbH',
    );
    expect(shownOwner({ OWNER: 'sample' }).isSample).toBe(true);
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
