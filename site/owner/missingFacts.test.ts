import { expect, test } from 'vitest';
import { ownerFrom } from './declareOwner.js';
import { missingFacts } from './missingFacts.js';
import { sampleOwner } from './sample/sampleOwner.js';

const missing = (change: Partial<typeof sampleOwner>) =>
  missingFacts(ownerFrom({ ...sampleOwner, ...change })).map(({ name, blocks }) => [name, blocks]);

test('nothing is missing in a complete owner file', () => {
  expect(missing({})).toEqual([]);
});

test('a fact that is not known blocks', () => {
  expect(missing({ companyName: '?' })).toEqual([['companyName', true]]);
});

test('an address that nobody can own counts as missing', () => {
  expect(missing({ calendarUrl: 'https://calendar.example.com/' })).toEqual([
    ['calendarUrl', true],
  ]);
});

test('degrees and trainings block: the page praises them', () => {
  expect(missing({ degrees: [], trainings: [] })).toEqual([
    ['degrees', true],
    ['trainings', true],
  ]);
});

test('an optional fact that is left out does not block, and comes after those that do', () => {
  expect(missing({ phone: undefined, email: 'name@example.com' })).toEqual([
    ['email', true],
    ['phone', false],
  ]);
});

test('one of the two tax numbers is enough', () => {
  expect(missing({ vatId: undefined })).toEqual([]);
});
