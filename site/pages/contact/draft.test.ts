import { newInquiryId } from '@advisor/contact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyValues, keepDraft, readDraft, type Draft } from './formValues.js';
import { draftKey } from '../../sections/draftKey.js';

const draft: Draft = {
  values: { ...emptyValues, message: 'Guten Tag,\n\n„so nicht“ & <b>' },
  attempt: { id: newInquiryId(), body: '{}' },
};

function stubStorage(storage: Partial<Storage>) {
  vi.stubGlobal('sessionStorage', storage);
}

afterEach(() => vi.unstubAllGlobals());

describe('with a storage that works', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    stubStorage({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    });
  });

  test('reads back what was kept, the id of the last try included', () => {
    keepDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  test('has nothing once the draft is empty', () => {
    keepDraft(draft);
    keepDraft({ values: emptyValues, attempt: null });
    expect(readDraft()).toBeNull();
    expect(kept.size).toBe(0);
  });

  test.each([
    ['nothing', 'null'],
    ['no JSON', '{"values":'],
    ['a list', '[]'],
    ['a field that is no text', JSON.stringify({ ...draft, values: { ...emptyValues, email: 7 } })],
    ['a field too few', JSON.stringify({ ...draft, values: { firstName: 'Clara' } })],
    ['an id that is none', JSON.stringify({ ...draft, attempt: { id: '1', body: '{}' } })],
  ])('takes %s for no draft', (_, rubbish) => {
    kept.set(draftKey, rubbish);
    expect(readDraft()).toBeNull();
  });
});

describe('with a storage that is forbidden', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  });

  test('keeps nothing and throws nothing', () => {
    expect(() => keepDraft(draft)).not.toThrow();
    expect(() => keepDraft({ values: emptyValues, attempt: null })).not.toThrow();
    expect(readDraft()).toBeNull();
  });
});
