import { expect, test } from 'vitest';
import { owner } from '../owner.js';
import { missing } from './fact.js';
import { missingFacts } from './missingFacts.js';
import { completeOwner } from './completeOwner.js';

const names = (facts: ReturnType<typeof missingFacts>) => facts.map((fact) => fact.name);

test('a complete owner file lacks nothing', () => {
  expect(missingFacts(completeOwner)).toEqual([]);
});

test('a fact marked as missing blocks, and says where it shows', () => {
  expect(missingFacts({ ...completeOwner, videoProvider: missing('videoProvider') })).toEqual([
    { name: 'videoProvider', blocks: true, where: 'data privacy' },
  ]);
});

test('an address at example.com counts as missing', () => {
  const facts = missingFacts({ ...completeOwner, calendarUrl: 'https://calendar.example.com/' });
  expect(names(facts)).toEqual(['calendarUrl']);
});

test('an optional fact that is left out does not block, and stands after those that do', () => {
  const { phone: _, ...withoutPhone } = completeOwner;
  const facts = missingFacts({ ...withoutPhone, email: 'name@example.com' });
  expect(facts.map(({ name, blocks }) => [name, blocks])).toEqual([
    ['email', true],
    ['phone', false],
  ]);
});

test('one of the two tax numbers is enough', () => {
  const { vatId: _, ...withoutVatId } = completeOwner;
  expect(missingFacts(withoutVatId)).toEqual([]);
});

test('the owner file invents nothing: every fact in it is still marked as a placeholder', () => {
  expect(names(missingFacts(owner))).toContain('companyName');
});
