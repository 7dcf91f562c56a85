import { expect, test } from 'vitest';
import { owner } from '../owner.js';
import { ownerFrom } from './declareOwner.js';
import { ownerProblems } from './ownerProblems.js';
import { sampleOwner } from './sample/sampleOwner.js';

test('the owner file is valid, placeholders and all', () => {
  expect(ownerProblems(owner)).toEqual([]);
});

test('a complete owner file is valid', () => {
  expect(ownerProblems(ownerFrom(sampleOwner))).toEqual([]);
});

test.each([
  [{ postalCode: '1011' }, /^site\/owner\.ts: postalCode muss eine Postleitzahl.*"1011"/],
  [{ vatId: '12/345/67890' }, /^site\/owner\.ts: vatId muss eine USt-IdNr.*nie die Steuernummer/],
  [{ street: 'Postfach 12' }, /^site\/owner\.ts: street .*kein Postfach.*"Postfach 12"/],
  [{ email: 'robin' }, /^site\/owner\.ts: email muss eine E-Mail-Adresse sein; dort steht "robin"/],
  [{ calendarUrl: 'http://calendar.test' }, /^site\/owner\.ts: calendarUrl .*https:\/\//],
  [{ profileLinks: ['profile.test'] }, /^site\/owner\.ts: profileLinks, Eintrag 1 .*https:\/\//],
  [{ privacyDate: '31.01.2027' }, /^site\/owner\.ts: privacyDate muss ein Datum/],
  [
    { netlifyLogDays: 30 },
    /^site\/owner\.ts: netlifyLogDays muss eine ganze Zahl in Anführungszeichen.*30/,
  ],
  [{ companyName: ' ' }, /^site\/owner\.ts: companyName muss der volle Firmenname/],
  [{ companyName: undefined }, /^site\/owner\.ts: companyName .*dort steht nichts/],
  [{ companyName: { unknown: '' } }, /^site\/owner\.ts: companyName muss/],
  [{ email: '?' }, /^site\/owner\.ts: email muss eine E-Mail-Adresse sein; dort steht "\?"/],
  [
    { degrees: ['Dipl.-Kauffrau'] },
    /degrees, Eintrag 1 muss in geschweiften Klammern stehen: \{ name: '…', institution: '…' \}; dort steht "Dipl/,
  ],
  [{ degrees: 'Dipl.-Kauffrau' }, /degrees muss eine Liste in eckigen Klammern sein: \[\{ name/],
  [
    { trainings: [{ name: 'Gruppendynamik' }] },
    /trainings, Eintrag 1, institution muss sagen, wo .*; dort steht nichts/,
  ],
  [
    { trainings: [{ name: 'a', institution: 'b', year: '1999' }] },
    /Eintrag 1, year ist keine Angabe/,
  ],
  [
    { insurance: 'Muster' },
    /insurance muss in geschweiften Klammern stehen: \{ name: '…', address: '…'/,
  ],
  [{ profileLinks: 'https://a.example' }, /profileLinks muss eine Liste in eckigen Klammern/],
  [{ charging: 'hour' }, /charging muss "day".*"fixed".* sein; dort steht "hour"/],
  [{ phone: '030' }, /^site\/owner\.ts: phone muss eine Telefonnummer/],
  [{ registerNumber: '12345' }, /^site\/owner\.ts: registerNumber muss eine Registernummer/],
  [{ fax: '1' }, /^site\/owner\.ts: fax ist keine Angabe, die die Website kennt/],
  [{ vatId: undefined, businessId: undefined }, /^site\/owner\.ts: vatId muss da sein, außer/],
])('a wrong value (%j) is one sentence that names the field', (change, sentence) => {
  const problems = ownerProblems(ownerFrom({ ...sampleOwner, ...(change as object) }));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});
