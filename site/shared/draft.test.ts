import { mapFields } from '@advisor/contact';
import { expect, test, vi } from 'vitest';
import { readDraft, saveDraft } from './draft.js';

const values = { ...mapFields(() => ''), email: 'clara@example.com' };

test.each([
  ['what was kept', { values, documentTimeOrigin: 1 }, { values, documentTimeOrigin: 1 }],
  [
    'some fields, and others',
    { values: { email: values.email, other: '1' }, documentTimeOrigin: 1 },
    { values, documentTimeOrigin: 1 },
  ],
  ['empty fields', { values: { email: ' ' }, documentTimeOrigin: 1 }, null],
  ['nothing', null, null],
  ['a list', [], null],
])('reads a valid draft from storage that holds %s', (_, stored, expected) => {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(stored) });
  expect(readDraft()).toEqual(expected);
});

test('saving keeps the other fields and the document that began the draft; empty fields delete it', () => {
  const stored = new Map([['contactDraft', JSON.stringify({ values, documentTimeOrigin: 1 })]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  saveDraft({ subject: 'Nachfolge' });
  expect(readDraft()).toEqual({
    values: { ...values, subject: 'Nachfolge' },
    documentTimeOrigin: 1,
  });
  saveDraft({ email: '', subject: ' ' });
  expect([...stored]).toEqual([]);
});
