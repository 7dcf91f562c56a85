import { expect, test } from 'vitest';
import { owner } from '../owner.js';
import { completeOwner } from './completeOwner.js';
import { ownerProblems } from './ownerSchema.js';

test('the owner file is valid, placeholders and all', () => {
  expect(ownerProblems(owner)).toEqual([]);
});

test('each placeholder bears the name of its own fact', () => {
  for (const [name, fact] of Object.entries(owner))
    if (typeof fact === 'object' && 'missing' in fact) expect(fact.missing).toBe(name);
});

test('a complete owner file is valid', () => {
  expect(ownerProblems(completeOwner)).toEqual([]);
});

test.each([
  [{ postalCode: '1011' }, /^site\/owner\.ts: postalCode must be a German postcode.*"1011"/],
  [{ vatId: '12/345/67890' }, /^site\/owner\.ts: vatId must be a German VAT ID.*never a personal/],
  [{ street: 'Postfach 12' }, /^site\/owner\.ts: street .*not a PO box.*"Postfach 12"/],
  [{ email: 'robin' }, /^site\/owner\.ts: email must be an email address; it is "robin"/],
  [{ calendarUrl: 'http://calendar.test' }, /^site\/owner\.ts: calendarUrl .*https:\/\//],
  [{ profileLinks: ['profile.test'] }, /^site\/owner\.ts: profileLinks\.0 .*https:\/\//],
  [{ privacyDate: '31.01.2027' }, /^site\/owner\.ts: privacyDate must be a date/],
  [{ netlifyLogDays: 30 }, /^site\/owner\.ts: netlifyLogDays must be a whole number in quotes.*30/],
  [{ companyName: ' ' }, /^site\/owner\.ts: companyName must be the full company name/],
  [{ companyName: undefined }, /^site\/owner\.ts: companyName .*nothing is there/],
  [{ companyName: { unknown: '' } }, /^site\/owner\.ts: companyName must be/],
  [{ phone: '030' }, /^site\/owner\.ts: phone must be a phone number/],
  [{ registerNumber: '12345' }, /^site\/owner\.ts: registerNumber must be a register number/],
  [{ fax: '1' }, /^site\/owner\.ts: fax is not a fact that the site knows/],
  [{ vatId: undefined, businessId: undefined }, /^site\/owner\.ts: vatId must be given unless/],
])('a wrong value (%j) is one sentence that names the field', (change, sentence) => {
  const problems = ownerProblems({ ...completeOwner, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});
