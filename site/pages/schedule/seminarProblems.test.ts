import { expect, test } from 'vitest';
import { seminars } from './seminars.js';
import type { Seminar, Session } from './Seminar.js';
import { seminarProblems } from './seminarProblems.js';

const session: Session = { date: '2027-04-08', start: '09:30', end: '16:30', place: 'online' };
const seminar: Seminar = { number: 1, sessions: [session] };
const withSession = (change: Partial<Session>): Seminar => ({
  ...seminar,
  sessions: [{ ...session, ...change }],
});

test('the seminars on the page have no problems', () => {
  expect(seminarProblems(seminars)).toEqual([]);
});

test.each([
  [
    'a day that does not exist',
    withSession({ date: '2027-02-30' }),
    /"2027-02-30"; das ist kein Datum/,
  ],
  [
    'a day written otherwise',
    withSession({ date: '8.4.2027' }),
    /"8\.4\.2027"; das ist kein Datum/,
  ],
  [
    'a time that does not exist',
    withSession({ end: '24:30' }),
    /am 2027-04-08 die Uhrzeit "24:30"/,
  ],
  ['an end before the start', withSession({ end: '09:00' }), /endet .* um 09:00, bevor es/],
  [
    'sessions out of order',
    { ...seminar, sessions: [session, { ...session, date: '2027-04-07' }] } as Seminar,
    /nennt 2027-04-07 nach 2027-04-08; ordnen Sie/,
  ],
  [
    'sessions that overlap',
    { ...seminar, sessions: [session, { ...session, start: '12:00' }] } as Seminar,
    /ordnen Sie die Termine/,
  ],
  [
    'no session',
    { ...seminar, sessions: [] } as unknown as Seminar,
    /seminars\.ts: Seminar 1 hat keinen Termin/,
  ],
])('%s is one sentence that names file and seminar', (_, broken, sentence) => {
  const problems = seminarProblems([broken]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^site\/pages\/schedule\/seminars\.ts: Seminar 1/);
  expect(problems[0]).toMatch(sentence);
});

test('two seminars of a year with one number would share an address, and are refused', () => {
  const later = withSession({ date: '2027-09-09' });
  expect(seminarProblems([seminar, later])).toEqual([
    expect.stringMatching(/Seminar 1 von 2027 steht zweimal da; nummerieren/),
  ]);
  expect(seminarProblems([seminar, { ...later, number: 2 }])).toEqual([]);
  expect(seminarProblems([seminar, withSession({ date: '2028-04-08' })])).toEqual([]);
});
