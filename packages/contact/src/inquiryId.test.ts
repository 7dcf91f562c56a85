import { describe, expect, test } from 'vitest';
import { isInquiryId, newInquiryId, timeOfId, uuidFrom } from './index.js';

describe('an inquiry’s id', () => {
  test('is a random UUID of version 7, which says when it was made', () => {
    const ids = new Set(Array.from({ length: 1000 }, () => newInquiryId(1_795_000_000_123)));
    expect(ids.size).toBe(1000);
    for (const id of ids) {
      expect(isInquiryId(id)).toBe(true);
      expect(timeOfId(id)).toBe(1_795_000_000_123);
      expect(id).toMatch(/^.{14}7.{4}[89ab]/);
    }
  });

  test('can be derived: the same bytes make the same UUID of version 8', () => {
    const bytes = new Uint8Array(32).fill(255);
    expect(uuidFrom(bytes, 8)).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
    expect(timeOfId(uuidFrom(bytes, 8))).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    7,
    '',
    'x',
    'A1B2C3D4-0000-4000-8000-000000000000',
    `${newInquiryId()}\n`,
  ])('is never %j', (value) => {
    expect(isInquiryId(value)).toBe(false);
  });
});
