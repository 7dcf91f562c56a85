import { expect, test } from 'vitest';
import { ownerFrom } from './owner/declareOwner.js';
import { sampleOwner } from './owner/sample/sampleOwner.js';
import { ownerReport } from './ownerReport.js';
import type { Seminar } from './pages/schedule/Seminar.js';

const complete = ownerFrom(sampleOwner);
const seminar: Seminar = {
  number: 1,
  sessions: [{ date: '2027-04-08', start: '09:30', end: '16:30', place: 'online' }],
};
const said = (
  env: Record<string, string>,
  owner = complete,
  { today = '2027-01-01', hasPortrait = true } = {},
) => {
  const { lines, stops } = ownerReport({ env, today, hasPortrait, owner, seminars: [seminar] });
  return { text: lines.join('\n'), stops };
};
const production = { CONTEXT: 'production' };

test('facts that are complete stop nothing', () => {
  expect(said({})).toMatchObject({
    stops: false,
    text: expect.stringContaining('Alle Angaben sind da'),
  });
  expect(said(production)).toMatchObject({ stops: false });
});

test('a fact that is missing stops production, unless it may be shown as missing', () => {
  const owner = ownerFrom({ ...sampleOwner, companyName: '?' });
  expect(said({}, owner)).toMatchObject({
    stops: false,
    text: expect.stringMatching(
      /^Das fehlt in site\/owner\.ts.*\n {2}companyName +Fußzeile.*[^]*1 Angabe fehlt/,
    ),
  });
  expect(said(production, owner)).toMatchObject({
    stops: true,
    text: expect.stringContaining('1 Angabe fehlt, deshalb wird nicht veröffentlicht.'),
  });
  expect(said({ ...production, ALLOW_PLACEHOLDERS: '1' }, owner)).toMatchObject({ stops: false });
});

test('a fact is named in German beside its name in the file', () => {
  const { lines } = ownerReport({
    env: {},
    today: '2027-01-01',
    hasPortrait: true,
    owner: ownerFrom({ ...sampleOwner, companyName: '?' }),
    german: new Map([['Company name', 'Firmenname']]),
  });
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}companyName +Firmenname: Fußzeile/));
});

test('a value that is wrong stops every build and is all that is said', () => {
  const owner = ownerFrom({ ...sampleOwner, postalCode: '1011' });
  expect(said({}, owner)).toEqual({
    stops: true,
    text: 'site/owner.ts: postalCode muss eine Postleitzahl aus fünf Ziffern sein, z. B. 10115; dort steht "1011".',
  });
});

test('the fictional owner is announced, and never published', () => {
  expect(said({ OWNER: 'sample' })).toMatchObject({ stops: false });
  const published = { ...production, OWNER: 'sample', ALLOW_PLACEHOLDERS: '1' };
  expect(said(published)).toMatchObject({ stops: true });
});

test('what would look unfinished is listed and stops nothing', () => {
  const late = said(production, complete, { today: '2027-04-09', hasPortrait: false });
  expect(late.stops).toBe(false);
  expect(late.text).toContain('Es gibt kein Porträt');
  expect(late.text).toContain('Alle Seminare sind vorbei');
  const { text } = said(production);
  expect(text).not.toContain('Es gibt kein Porträt');
  expect(text).not.toContain('Alle Seminare sind vorbei');
});
