import { expect, test } from 'vitest';
import { owner } from '../owner.js';
import { declareOwner } from './declareOwner.js';
import { ownerProblems } from './ownerProblems.js';
import { sampleOwner } from './sample/sampleOwner.js';

test('the owner file is valid, placeholders and all', () => {
  expect(ownerProblems(owner)).toEqual([]);
});

test('a complete owner file is valid', () => {
  expect(ownerProblems(declareOwner(sampleOwner))).toEqual([]);
});

test.each([
  [{ postalCode: '1011' }, /^site\/owner\.ts: postalCode must be a German postcode.*"1011"/],
  [{ vatId: '12/345/67890' }, /^site\/owner\.ts: vatId must be a German VAT ID.*never a personal/],
  [{ street: 'Postfach 12' }, /^site\/owner\.ts: street .*not a PO box.*"Postfach 12"/],
  [{ email: 'robin' }, /^site\/owner\.ts: email must be an email address; it is "robin"/],
  [{ calendarUrl: 'http://calendar.test' }, /^site\/owner\.ts: calendarUrl .*https:\/\//],
  [{ profileLinks: ['profile.test'] }, /^site\/owner\.ts: profileLinks, number 1 .*https:\/\//],
  [{ privacyDate: '31.01.2027' }, /^site\/owner\.ts: privacyDate must be a date/],
  [
    { netlifyLogDays: 30 },
    /^site\/owner\.ts: netlifyLogDays must be a whole number in quotation marks.*30/,
  ],
  [{ companyName: ' ' }, /^site\/owner\.ts: companyName must be the full company name/],
  [{ companyName: undefined }, /^site\/owner\.ts: companyName .*nothing is there/],
  [{ companyName: { unknown: '' } }, /^site\/owner\.ts: companyName must be/],
  [{ email: '?' }, /^site\/owner\.ts: email must be an email address; it is "\?"/],
  [
    { degrees: ['Dipl.-Kauffrau'] },
    /degrees, number 1 must be written in braces: \{ name: '…', institution: '…' \}; it is "Dipl/,
  ],
  [{ degrees: 'Dipl.-Kauffrau' }, /degrees must be a list in square brackets: \[\{ name/],
  [
    { trainings: [{ name: 'Gruppendynamik' }] },
    /trainings, number 1, institution must name where it was awarded; nothing is there/,
  ],
  [{ trainings: [{ name: 'a', institution: 'b', year: '1999' }] }, /number 1, year is not a fact/],
  [{ insurance: 'Muster' }, /insurance must be written in braces: \{ name: '…', address: '…'/],
  [{ profileLinks: 'https://a.example' }, /profileLinks must be a list in square brackets/],
  [{ charging: 'hour' }, /charging must be "day", "month" or "fixed"; it is "hour"/],
  [{ phone: '030' }, /^site\/owner\.ts: phone must be a phone number/],
  [{ registerNumber: '12345' }, /^site\/owner\.ts: registerNumber must be a register number/],
  [{ fax: '1' }, /^site\/owner\.ts: fax is not a fact that the site knows/],
  [{ vatId: undefined, businessId: undefined }, /^site\/owner\.ts: vatId must be given unless/],
])('a wrong value (%j) is one sentence that names the field', (change, sentence) => {
  const problems = ownerProblems(declareOwner({ ...sampleOwner, ...(change as object) }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});
